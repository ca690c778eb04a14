import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'

const [idBytes, keyBytes, sealBytes] = [16, 8, 12]
/** For AES-256-GCM. */
const [nonceBytes, tagBytes] = [12, 16]

export type LetterLink = { sendId: string; key: Buffer }

/** Creates and reads the tokens of counted links. They are signed, so nobody can forge one for another person or address. */
export type LetterSeal = {
  tokenOf(link: LetterLink): string
  read(token: string): LetterLink | undefined
  /** Encrypts an address that grants access, for the link with this key. */
  hide(href: string, key: Buffer): Buffer
  /** Returns undefined for data encrypted with another secret or for another link. */
  show(hidden: Buffer, key: Buffer): string | undefined
}

export function letterSealOf(secret: string): LetterSeal {
  const ownKey = createHmac('sha256', secret).update('links of letters').digest()
  const hidingKey = createHmac('sha256', secret).update('addresses in letters').digest()
  const sealOf = (body: Buffer) => createHmac('sha256', ownKey).update(body).digest().subarray(0, sealBytes)
  return {
    tokenOf({ sendId, key }) {
      const body = Buffer.concat([parse(sendId), key])
      return Buffer.concat([body, sealOf(body)]).toString('base64url')
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + keyBytes + sealBytes || bytes.toString('base64url') !== token) return undefined
      const [body, seal] = [bytes.subarray(0, idBytes + keyBytes), bytes.subarray(idBytes + keyBytes)]
      if (!timingSafeEqual(seal, sealOf(body))) return undefined
      return { sendId: stringify(body.subarray(0, idBytes)), key: body.subarray(idBytes) }
    },
    hide(href, key) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', hidingKey, nonce).setAAD(key)
      const text = Buffer.concat([cipher.update(href, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    show(hidden, key) {
      const [nonce, tag] = [hidden.subarray(0, nonceBytes), hidden.subarray(nonceBytes, nonceBytes + tagBytes)]
      const decipher = createDecipheriv('aes-256-gcm', hidingKey, nonce).setAAD(key).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(hidden.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** Derives the link's key from its address, so a letter's links need no numbers. */
export function linkKeyOf(href: string): Buffer {
  return createHash('sha256').update(href).digest().subarray(0, keyBytes)
}

const ownSeal = remembered((): { seal?: LetterSeal } => ({}))

/** Saves the seal for event handlers that have no access to the secret. */
export function rememberSeal(memory: ShopMemory, secret: string): void {
  memory.of(ownSeal).seal = letterSealOf(secret)
}

/** Returns the letter and the link of a token; undefined for a token that this shop has not created. */
export function readLetterToken(memory: ShopMemory, token: string): LetterLink | undefined {
  return memory.of(ownSeal).seal?.read(token)
}
