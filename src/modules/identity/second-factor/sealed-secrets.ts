import { createHmac } from 'node:crypto'
import { keyFor, openValue, sealValue } from '#kit/secrets/sealed-values.ts'

/** Encrypts second-factor data, which is useless in the database without the shop's secret. */
export function createSecretBox(secret: string) {
  const sealingKey = keyFor(secret, 'second-factor-secrets')
  const codesKey = keyFor(secret, 'recovery-codes')

  return {
    /** Bound to its account. */
    seal: (accountId: string, text: Uint8Array): Buffer => sealValue(sealingKey, accountId, text),
    /** Throws when the data was encrypted with another secret or for another account. */
    open: (accountId: string, sealed: Buffer): Buffer => openValue(sealingKey, accountId, sealed),
    /** Keyed, because the codes are short enough to be guessed from a plain hash. */
    hashCode(accountId: string, code: string): Buffer {
      return createHmac('sha256', codesKey).update(`${accountId}\n${code}`).digest()
    },
  }
}
export type SecretBox = ReturnType<typeof createSecretBox>
