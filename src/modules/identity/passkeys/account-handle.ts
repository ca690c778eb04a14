/** Returns the account id as the bytes that identify the account to an authenticator. */
export function accountHandle(accountId: string): Buffer {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex')
}
