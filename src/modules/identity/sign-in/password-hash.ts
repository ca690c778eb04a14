import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What OWASP asks of scrypt: 16 MB and some 70 ms. Other numbers would make every password that is kept worthless. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyBytes = 64
const saltBytes = 16

/** As better-auth wrote it, so that passwords from then go on: the salt as hex, a colon, the key as hex. Call it outside transactions. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex')
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
}

/** Takes as long where there is no password to compare, so that nobody is told by the time whether there is an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const [salt = '', key = ''] = passwordHash?.split(':') ?? []
  const typed = await keyOf(password, salt || randomBytes(saltBytes).toString('hex'))
  const kept = Buffer.from(key, 'hex')
  return kept.length === typed.length && timingSafeEqual(kept, typed)
}

function keyOf(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
