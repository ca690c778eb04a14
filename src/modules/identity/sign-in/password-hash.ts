import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { N: number; r: number; p: number }

/** One of OWASP's settings for scrypt: 16 MB, and some 200 ms of a core. A hash names its own, so that another one leaves those that are kept valid. */
const cost: Cost = { N: 16_384, r: 8, p: 5 }
/** Of better-auth and of the releases until now: two fifths of that work. */
const earlierCost: Cost = { N: 16_384, r: 16, p: 1 }
const rest: Cost = { N: 16_384, r: 8, p: 3 }
const maxmem = 64 * 1024 * 1024
const head = '$scrypt$ln=14,r=8,p=5$'
const keyBytes = 64
const saltBytes = 16

/** The settings, the salt and the key as hex. Call it outside transactions. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex')
  return `${head}${salt}$${(await keyOf(password, salt, cost)).toString('hex')}`
}

/** Takes as long without a stored password, and with an earlier one, so that the time does not reveal whether there is an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const kept = passwordHash ?? head
  const isEarlier = isEarlierHash(kept)
  const [salt = '', key = ''] = isEarlier ? kept.split(':') : kept.slice(head.length).split('$')
  const typed = await keyOf(password, salt || randomBytes(saltBytes).toString('hex'), isEarlier ? earlierCost : cost)
  if (isEarlier) await keyOf(password, salt, rest)
  const stored = Buffer.from(key, 'hex')
  return stored.length === typed.length && timingSafeEqual(stored, typed)
}

/** Whether it was made with less work than is asked today: a salt, a colon and a key. */
export function isEarlierHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(head)
}

function keyOf(password: string, salt: string, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
