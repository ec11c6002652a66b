import { generate } from 'selfsigned'

/** A key and a certificate for this machine, good for a week. */
export const selfSigned = () => {
  const pems = generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    days: 7,
    keySize: 2048,
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { key: pems.private, cert: pems.cert }
}
