import { Link, useSite } from '@pagewright/browser'
import { type ReactElement, useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'

/** A link to the explanation of an error message, if the site has one. What knows the messages is fetched with the first of them. */
export function TroubleLink({ message }: { readonly message: string }): ReactElement | null {
  const texts = useTexts()
  const { base } = useSite().locale
  const [row, setRow] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    import('../trouble.ts').then(
      ({ troubleRow }) => {
        if (!isGone) setRow(troubleRow(message))
      },
      // Without a network the message stands for itself.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [message])
  return row === null ? null : <Link to={`${base}docs/guide/troubleshooting#${row}`}>{texts.trouble}</Link>
}
