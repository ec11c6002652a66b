/** Attributes of a field for code, so that browsers do not correct or capitalize what is typed. */
export const plainField = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off' } as const
