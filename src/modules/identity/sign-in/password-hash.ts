import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { N: number; r: number; p: number }

/** An OWASP setting: 16 MB and about 200 ms of one core. A hash names its setting, so stored hashes stay valid after a change. */
const cost: Cost = { N: 16_384, r: 8, p: 5 }
/** Used by better-auth and by earlier releases: two fifths of the work. */
const earlierCost: Cost = { N: 16_384, r: 16, p: 1 }
const rest: Cost = { N: 16_384, r: 8, p: 3 }
const maxmem = 64 * 1024 * 1024
const head = '$scrypt$ln=14,r=8,p=5$'
const keyBytes = 64
const saltBytes = 16

/** Returns the settings, the salt and the key in hex. Call it outside transactions. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex')
  return `${head}${salt}$${(await keyOf(password, salt, cost)).toString('hex')}`
}

/** Takes equally long without a stored password or with an earlier hash, so the time does not reveal whether an account exists. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const kept = passwordHash ?? head
  const isEarlier = isEarlierHash(kept)
  const [salt = '', key = ''] = isEarlier ? kept.split(':') : kept.slice(head.length).split('$')
  const typed = await keyOf(password, salt || randomBytes(saltBytes).toString('hex'), isEarlier ? earlierCost : cost)
  if (isEarlier) await keyOf(password, salt, rest)
  const stored = Buffer.from(key, 'hex')
  return stored.length === typed.length && timingSafeEqual(stored, typed)
}

/** Returns whether the hash has the earlier form, a salt, a colon and a key, which costs less work. */
export function isEarlierHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(head)
}

function keyOf(password: string, salt: string, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
