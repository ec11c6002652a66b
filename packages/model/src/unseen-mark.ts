/** The character before the words of components, at the end of a text that is searched: they are found, and never shown as an excerpt. */
export const unseenMark = '\f'
