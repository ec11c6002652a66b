import { mkdirSync, writeFileSync } from 'node:fs'
import { selfSigned } from './certificate'

const { key, cert } = selfSigned()

mkdirSync('certificates', { recursive: true })
writeFileSync('certificates/key.pem', key, { mode: 0o600 })
writeFileSync('certificates/cert.pem', cert)
