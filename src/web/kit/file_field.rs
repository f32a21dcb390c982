//! The field for a file that is brought in.

use crate::input::file::BadFile;
use crate::web::file;
use yew::prelude::*;

/// The kinds of file that hold a table.
pub(crate) const TABLES: &str = ".csv,.tsv,.txt,text/csv,text/plain";

/// What the field is, and who takes the file.
#[derive(Properties, PartialEq)]
pub(crate) struct FileFieldProps {
    /// Its id.
    pub(crate) id: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// The kinds of file that the browser offers.
    pub(crate) accept: &'static str,
    /// Takes the text of the file, or the reason why there is none.
    pub(crate) on_file: Callback<Result<String, BadFile>>,
}

/// The field. As long as it is there, a file that is dropped anywhere on the page is taken as well: the browser would leave the page for it.
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
