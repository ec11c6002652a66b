import { generate } from 'selfsigned'

export const certificate = () => {
  const attributes = [{ name: 'commonName', value: 'localhost' }]
  const pair = generate(attributes, { keySize: 2048, days: 1 })

  return { cert: pair.cert, key: pair.private }
}
