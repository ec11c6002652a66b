import { Link, useSite } from '@pagewright/browser'
import { type ReactElement, useEffect, useState } from 'react'
import { encodeProgram } from './hash.ts'
import type { Program } from './program.ts'
import { useTexts } from './texts.ts'

/** Leads to the playground with this program, which is in the address. Nothing while that is made, or if the program is too long for one. */
export function PlaygroundLink({ program }: { readonly program: Program }): ReactElement | null {
  const texts = useTexts()
  const { base } = useSite().locale
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    encodeProgram(program).then(
      (next) => isGone || setHash(next),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [program])
  return hash === null ? null : <Link to={`${base}playground${hash}`}>{texts.open}</Link>
}
