import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts second-factor data, which is useless in the database without the shop's secret. */
export function createSecretBox(secret: string) {
  const sealingKey = keyFor(secret, 'second-factor-secrets')
  const codesKey = keyFor(secret, 'recovery-codes')

  return {
    /** AES-256-GCM, bound to its account. Layout: nonce, tag, text. */
    seal(accountId: string, text: Uint8Array): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(accountId))
      const sealed = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    /** Throws when the data was encrypted with another secret or for another account. */
    open(accountId: string, sealed: Buffer): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(accountId))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
    },
    /** Keyed, because the codes are short enough to be guessed from a plain hash. */
    hashCode(accountId: string, code: string): Buffer {
      return createHmac('sha256', codesKey).update(`${accountId}\n${code}`).digest()
    },
  }
}
export type SecretBox = ReturnType<typeof createSecretBox>

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
