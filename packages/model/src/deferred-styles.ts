/** The empty element that React renders for the deferred styles. The generator puts the styles into it. */
export const deferredStylesSlot = '<div hidden="" data-deferred-styles=""></div>'
