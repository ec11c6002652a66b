export { createTheme } from './create-theme.ts'
export type { ThemeOptions } from './parts/Shell/Shell.tsx'
