/**
 * Dispatched on `document` when another page, or a new version of it, is in the document and not yet painted: for what a
 * theme does to the articles that it finds there, and for what depends on the address.
 */
export const shownEvent = 'pagewright:shown'
