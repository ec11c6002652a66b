import { formatMessage, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'

export type LongDateProps = {
  /** ISO day. */
  readonly day: string
  /** Sentence around it; `{date}` marks the place. */
  readonly text?: string
}

/** A day in the locale's long form: August 5, 2021; 2021年8月5日. */
export function LongDate({ day, text = '{date}' }: LongDateProps): ReactElement {
  const { locale } = useSite()
  const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return <time dateTime={day}>{formatMessage(text, { date })}</time>
}
