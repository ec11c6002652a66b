/**
 * Dispatched on `document` when another page, or a new version of it, is in the document and not yet painted: for what a
 * theme does to the articles that it finds there.
 */
export const shownEvent = 'pagewright:shown'
