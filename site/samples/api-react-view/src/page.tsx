import React from 'react'
import { Link } from 'farrow-react/Link'

type Props = { name: string }

export const Page = ({ name }: Props) => (
  <html>
    <body>
      <h1>Hello {name}</h1>
      <Link href="/about">About</Link>
    </body>
  </html>
)
