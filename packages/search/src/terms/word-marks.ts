// The bits of a word, see mark.ts.
export const amount = 7
export const whole = 8
export const heading = 16
export const title = 32
