import { createHmac, timingSafeEqual } from 'node:crypto'

// The name is signed as well, so no cookie can take the place of another.
const signatureOf = (name: string, value: string, secret: string) =>
  createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')

export const sign = (name: string, value: string, secret: string) =>
  `${value}.${signatureOf(name, value, secret)}`

/** The value, or null if somebody has changed it. */
export const readSigned = (name: string, signed: string, secret: string) => {
  const value = signed.slice(0, signed.lastIndexOf('.'))
  const expected = Buffer.from(sign(name, value, secret))
  const given = Buffer.from(signed)
  const isEqual =
    given.length === expected.length && timingSafeEqual(given, expected)
  return isEqual ? value : null
}
