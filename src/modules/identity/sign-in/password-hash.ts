import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for scrypt: 16 MB and some 70 ms. Other numbers would invalidate every stored password. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyBytes = 64
const saltBytes = 16

/** In better-auth's format, so that earlier passwords stay valid: the salt as hex, a colon, the key as hex. Call it outside transactions. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex')
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
}

/** Takes as long without a stored password, so that the time does not reveal whether there is an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const [salt = '', key = ''] = passwordHash?.split(':') ?? []
  const typed = await keyOf(password, salt || randomBytes(saltBytes).toString('hex'))
  const stored = Buffer.from(key, 'hex')
  return stored.length === typed.length && timingSafeEqual(stored, typed)
}

function keyOf(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
