import { formatMessage, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'

export type LongDateProps = {
  /** ISO day. */
  readonly day: string
  /** Sentence around the date, with `{date}` in its place. */
  readonly text?: string
}

/** A date in the long form of the locale, e.g. August 5, 2021 or 2021年8月5日. */
export function LongDate({ day, text = '{date}' }: LongDateProps): ReactElement {
  const { locale } = useSite()
  const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return <time dateTime={day}>{formatMessage(text, { date })}</time>
}
