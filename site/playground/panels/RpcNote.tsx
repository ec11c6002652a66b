import { Link, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../texts.ts'

/** Why services cannot be called here, and where it is told how to. */
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
