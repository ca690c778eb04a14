import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = { chain: string; key: string; authority: Buffer; file: string }

/** Makes a certificate for localhost and its own authority in `folder`. */
export function certificateIn(folder: string): Certificate {
  const file = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
  const keyAndDays = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
  openssl('req', '-x509', ...keyAndDays, '-subj', '/CN=Tulpar test authority', '-keyout', file('ca.key'), '-out', file('ca.pem'))
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', file('key.pem'), '-out', file('asked.pem'))
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
  const signing = ['-req', '-in', file('asked.pem'), '-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2']
  openssl('x509', ...signing, '-extfile', file('names'), '-out', file('cert.pem'))
  writeFileSync(file('fullchain.pem'), Buffer.concat([readFileSync(file('cert.pem')), readFileSync(file('ca.pem'))]))
  return { chain: file('fullchain.pem'), key: file('key.pem'), authority: readFileSync(file('ca.pem')), file: file('ca.pem') }
}
