/** The bytes by which an authenticator knows the account: its id. */
export function accountHandle(accountId: string): Buffer {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex')
}
