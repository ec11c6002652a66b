// What a site's own pages can be made of. Apart from the theme's entry, so that the code of a page stays out of the shell.
export type { ThemeMessages } from '../messages/en.ts'
export { useTexts } from '../messages/use-texts.ts'
export { BaseBanner } from './BaseBanner/BaseBanner.tsx'
export { Columns, type ColumnsProps } from './Columns/Columns.tsx'
export { NotFound, type NotFoundProps, type NotFoundTexts } from './NotFound/NotFound.tsx'
export { PageHeading } from './PageHeading/PageHeading.tsx'
