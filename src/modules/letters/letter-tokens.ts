import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'

const [idBytes, keyBytes, sealBytes] = [16, 8, 12]
/** Of AES-256-GCM. */
const [nonceBytes, tagBytes] = [12, 16]

export type LetterLink = { sendId: string; key: Buffer }

/** Makes the tokens of counted links and reads them: nobody else can make one, for another person or another address. */
export type LetterSeal = {
  tokenOf(link: LetterLink): string
  read(token: string): LetterLink | undefined
  /** Encrypts an address that opens something, for the link with this key. */
  hide(href: string, key: Buffer): Buffer
  /** Undefined for what was hidden with another secret or for another link. */
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

/** An address by its content, so that a letter's links need no numbers. */
export function linkKeyOf(href: string): Buffer {
  return createHash('sha256').update(href).digest().subarray(0, keyBytes)
}

const ownSeal = remembered((): { seal?: LetterSeal } => ({}))

/** For what hears of orders and is lent nothing else. */
export function rememberSeal(memory: ShopMemory, secret: string): void {
  memory.of(ownSeal).seal = letterSealOf(secret)
}

/** Whose letter a token is of; undefined for what nobody of ours has made. */
export function readLetterToken(memory: ShopMemory, token: string): LetterLink | undefined {
  return memory.of(ownSeal).seal?.read(token)
}
