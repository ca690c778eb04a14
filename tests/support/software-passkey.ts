import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string }
type Changes = {
  origin?: string
  /** Host that the key believes it is for. */
  rpId?: string
  count?: number
  isVerified?: boolean
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const present = 0x01
const verified = 0x04
const withKey = 0x40

/** A passkey in software (WebAuthn level 2, ES256, no attestation), for the shop at this origin. */
export function softwarePasskey(publicUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { hostname, origin: home } = new URL(publicUrl)

  function clientData(type: 'webauthn.create' | 'webauthn.get', { challenge }: Asked, origin = home): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData({ rpId = hostname, count = 1, isVerified = true }: Changes, key?: Buffer): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const flags = present | (isVerified ? verified : 0) | (key ? withKey : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, key ?? Buffer.alloc(0)])
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const head = Buffer.from('a5010203262001215820', 'hex')
    return Buffer.concat([head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')])
  }

  return {
    id: base64url(id),
    /** Returns the browser's registration response for a new key. */
    register(options: Asked, changes: Changes = {}) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()])
      const data = authenticatorData({ count: 0, ...changes }, key)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(data.length)
      const head = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        length,
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, changes.origin)),
          attestationObject: base64url(Buffer.concat([head, data])),
          transports: ['internal'],
        },
      }
    },
    /** Returns the browser's response when the key signs in. */
    answer(options: Asked, changes: Changes = {}) {
      const data = authenticatorData(changes)
      const client = clientData('webauthn.get', options, changes.origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: { clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature) },
      }
    },
  }
}
