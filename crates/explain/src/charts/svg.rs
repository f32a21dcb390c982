//! A backend for plotters that writes SVG for a page.
//!
//! The SVG backend of plotters writes colours as `#rrggbb`, knows no further attributes, and sets a font. Here colours
//! are custom properties of the page, marks carry the attributes by which the page finds them, and text has the page's
//! font. plotters has integer coordinates only, so one pixel is [`UNIT`] of them.

use super::ink::Ink;
use super::layout::TEXT;
use crate::charts::layout::UNIT;
use crate::escape::xml;
use crate::numbers::full;
use plotters_backend::text_anchor::HPos;
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};
use std::convert::Infallible;
use std::fmt::Write as _;

/// An SVG document, written tag by tag. Writing to a string cannot fail.
pub(super) struct Svg<'a> {
    text: &'a mut String,
    size: (u32, u32),
    /// The colour and attributes of the next element. The colours of plotters' styles are ignored.
    pub(super) ink: Ink,
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl<'a> Svg<'a> {
    /// Begins a document of this size in pixels. [`Svg::END`] ends it.
    pub(super) fn begin(text: &'a mut String, width: f64, height: f64) -> Self {
        let size = ((width * UNIT) as u32, (height * UNIT) as u32);
        let (across, down) = size;
        let _ = write!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"{}\" height=\"{}\" \
             viewBox=\"0 0 {across} {down}\" focusable=\"false\" font-size=\"{}\" stroke-linejoin=\"round\">",
            full(width),
            full(height),
            full(TEXT * UNIT),
        );
        Self {
            text,
            size,
            ink: Ink::default(),
        }
    }

    pub(super) const END: &'static str = "</svg>";

    /// Writes the attributes that fill an area or draw its outline.
    fn paint(&mut self, style: &impl BackendStyle, fill: bool) {
        let Ink { colour, attributes } = &self.ink;
        let colour = colour.css();
        let _ = if fill {
            write!(self.text, " fill=\"{colour}\"{attributes}")
        } else {
            write!(
                self.text,
                " fill=\"none\" stroke=\"{colour}\"{attributes} stroke-width=\"{}\"",
                style.stroke_width()
            )
        };
    }

    /// Writes a tag with these points.
    fn shape(
        &mut self,
        name: &str,
        places: impl IntoIterator<Item = BackendCoord>,
        style: &impl BackendStyle,
        fill: bool,
    ) -> Drawn {
        let _ = write!(self.text, "<{name}");
        self.paint(style, fill);
        self.text.push_str(" points=\"");
        for (i, (x, y)) in places.into_iter().enumerate() {
            let _ = write!(self.text, "{}{x},{y}", if i > 0 { " " } else { "" });
        }
        self.text.push_str("\"/>");
        Ok(())
    }
}

impl DrawingBackend for Svg<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, colour: BackendColor) -> Drawn {
        self.draw_rect((x, y), (x + 1, y + 1), &colour, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Drawn {
        self.draw_path([from, to], style)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        (left, top): BackendCoord,
        (right, bottom): BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let (width, height) = (right - left, bottom - top);
        let _ = write!(
            self.text,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\""
        );
        self.paint(style, fill);
        self.text.push_str("/>");
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        self.shape("polyline", path, style, false)
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        self.shape("polygon", path, style, true)
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        (x, y): BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let _ = write!(self.text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"");
        self.paint(style, fill);
        self.text.push_str("/>");
        Ok(())
    }

    /// Writes text at its baseline, in the page's font.
    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        (x, y): BackendCoord,
    ) -> Drawn {
        let anchor = match style.anchor().h_pos {
            HPos::Left => "",
            HPos::Center => " text-anchor=\"middle\"",
            HPos::Right => " text-anchor=\"end\"",
        };
        let _ = write!(self.text, "<text x=\"{x}\" y=\"{y}\"{anchor}");
        self.paint(&style.color(), true);
        let _ = write!(self.text, ">{}</text>", xml(text));
        Ok(())
    }
}
