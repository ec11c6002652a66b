import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  process.chdir(folder)
  try {
    await import('./src/make-certificate')
    const { subject, subjectAltName } = new X509Certificate(
      readFileSync('certificates/cert.pem'),
    )
    assert.equal(subjectAltName, 'DNS:localhost, IP Address:127.0.0.1')
    console.log(subject)
    console.log(subjectAltName)
  } finally {
    process.chdir(tmpdir())
    rmSync(folder, { recursive: true, force: true })
  }
}

main()
