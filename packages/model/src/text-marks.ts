/**
 * The character before and after each stretch of code in a text that is searched. It is DEL, because that is one byte in UTF-8, needs no
 * escape in JSON, and has no meaning in a text.
 */
export const codeMark = '\u007f'

/** The character before the words of components, at the end of a text that is searched: they are found, and never shown as an excerpt. */
export const unseenMark = '\f'
