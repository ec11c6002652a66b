import { Link, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../texts.ts'

/** Explains why services cannot be called here, and links to the guide that shows how to call them. */
export function RpcNote(): ReactElement {
  const texts = useTexts()
  const { base } = useSite().locale
  return (
    <>
      <p>{texts.rpcText}</p>
      <p>
        <Link to={`${base}docs/guide/rpc-server`}>{texts.rpcLink}</Link>
      </p>
    </>
  )
}
