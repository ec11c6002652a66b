/**
 * The character before and after each stretch of code in a text that is searched. It is DEL, because that is one byte in UTF-8, needs no
 * escape in JSON, and has no meaning in a text.
 */
export const codeMark = '\u007f'
