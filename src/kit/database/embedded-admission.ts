import { chownSync, readFileSync, renameSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { writeDurably } from '../files/durable.ts'
import { draftOf } from './drafts.ts'
import { findNobody } from './embedded-account.ts'
import type { EmbeddedPlace } from './embedded-place.ts'

/**
 * Lets only the accounts that run the shop connect, by the user id of their process. For root the server runs as `nobody`, an account that
 * other programs may share. Call it before each start: an earlier version let in everybody who could reach the socket.
 */
export function admitOnlyShop({ folder, account }: EmbeddedPlace): void {
  const owner = account && account.uid !== findNobody().uid ? nameOf(account.uid) : undefined
  const accounts = new Set(['root', userInfo().username, ...(owner === undefined ? [] : [owner])])
  write('pg_ident.conf', Array.from(accounts, (name) => `shop "${name}" all\n`).join(''))
  write('pg_hba.conf', 'local all all peer map=shop\n')

  function write(name: string, text: string): void {
    const draft = draftOf(join(folder, name))
    writeDurably(draft, text, 0o600)
    if (account) chownSync(draft, account.uid, account.gid)
    renameSync(draft, join(folder, name))
  }
}

function nameOf(uid: number): string | undefined {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([, , id]) => id === String(uid))?.[0]
}
