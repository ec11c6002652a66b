/** Attributes of a field for code: nothing corrects or capitalizes what is typed. */
export const plainField = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off' } as const
