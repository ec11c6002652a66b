/** The element for the deferred styles as React renders it: empty. The generator puts the styles into it. */
export const deferredStylesSlot = '<div hidden="" data-deferred-styles=""></div>'
