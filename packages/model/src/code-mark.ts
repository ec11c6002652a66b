/** Stands before and after code in a text that is searched. DEL is one byte in UTF-8, needs no escape in JSON, and has no meaning. */
export const codeMark = '\u007f'
