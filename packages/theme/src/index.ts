export { createTheme, type ThemeOptions } from './create-theme.ts'
