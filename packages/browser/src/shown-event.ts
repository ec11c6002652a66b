/**
 * The event that is dispatched on `document` when another page, or a new version of the same page, is in the document and
 * not yet painted. A theme listens to it when it works on the articles or depends on the address.
 */
export const shownEvent = 'pagewright:shown'
