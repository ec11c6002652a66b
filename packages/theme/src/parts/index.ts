// Parts for a site's own pages. They are not in the theme's main entry, because all of that is loaded on every page.
export type { ThemeMessages } from '../messages/en.ts'
export { useTexts } from '../messages/use-texts.ts'
export { BaseBanner } from './BaseBanner/BaseBanner.tsx'
export { Columns, type ColumnsProps } from './Columns/Columns.tsx'
export { NotFound, type NotFoundProps, type NotFoundTexts } from './NotFound/NotFound.tsx'
export { PageHeading } from './PageHeading/PageHeading.tsx'
