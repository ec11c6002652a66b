/**
 * The event that `finish-visit.ts` dispatches on `document` when another page, or a new version of the same page, is in the document and
 * not yet painted. A theme listens to it when it works on the articles or depends on the address. It finds articles with new elements and,
 * after an edit in development, with some that it has worked on before.
 */
export const shownEvent = 'pagewright:shown'
