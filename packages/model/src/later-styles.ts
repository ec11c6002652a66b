/** The place of the later styles as React renders it: there the document has them. */
export const laterStylesPlace = '<div hidden="" data-later-styles=""></div>'
