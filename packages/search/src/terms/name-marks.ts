// The bits of a name, see mark.ts.
export const keyword = 2
export const line = 4
export const definition = 8
export const heading = 16
export const title = 32
