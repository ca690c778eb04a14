export function accountHandle(accountId: string): Buffer {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex')
}
