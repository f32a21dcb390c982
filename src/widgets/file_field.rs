//! A field that takes a file.

use crate::browser::file;
use explain::case::file::BadFile;
use yew::prelude::*;

/// The file types that hold tables.
pub(crate) const TABLES: &str = ".csv,.tsv,.txt,text/csv,text/plain";

/// The properties of [`FileField`].
#[derive(Properties, PartialEq)]
pub(crate) struct FileFieldProps {
    /// The `id` of the field.
    pub(crate) id: &'static str,
    /// The label of the field.
    pub(crate) label: &'static str,
    /// The file types that the browser offers.
    pub(crate) accept: &'static str,
    /// Takes the text of the file, or the reason why it could not be read.
    pub(crate) on_file: Callback<Result<String, BadFile>>,
}

/// A file field. While it is mounted, a file dropped anywhere on the page is taken as well;
/// otherwise the browser would leave the page to open the file.
#[component]
pub(crate) fn FileField(props: &FileFieldProps) -> Html {
    file::use_drops(&props.on_file);
    let on_file = props.on_file.clone();
    let onchange = Callback::from(move |event: Event| file::chosen(&event, on_file.clone()));
    html! {
        <p class="field-file">
            <label for={props.id}>{ props.label }</label>
            <input type="file" id={props.id} accept={props.accept} {onchange} />
        </p>
    }
}
