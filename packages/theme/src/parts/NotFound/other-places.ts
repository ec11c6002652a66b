// What the not-found page needs only in the browser.
export { OtherLocales } from '../OtherLocales/OtherLocales.tsx'
export { NearPages } from './NearPages.tsx'
