import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Answer = (error: Error | null, key: Buffer) => void

const { scrypt, randomBytes } = crypto
const keys = new Map<string, Buffer>()
const saltBytes = 16
/** There are several salts, so that consecutive hashes of the same password still differ. */
const salts = Array.from({ length: 4 }, () => randomBytes(saltBytes))
let saltsTaken = 0
let isOn = true

/** Hashes each password once per process: tests use few passwords, at 200 ms a hash. A few shared salts make the hashes repeat. */
export function cacheScrypt(): void {
  crypto.scrypt = cached as typeof scrypt
  crypto.randomBytes = fewSalts as typeof randomBytes
  syncBuiltinESMExports()
}

/** Turns the cache off during `work`, for tests that compare how much work an answer takes. */
export async function withoutScryptCache<Result>(work: () => Promise<Result>): Promise<Result> {
  isOn = false
  try {
    return await work()
  } finally {
    isOn = true
  }
}

function cached(password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, answer: Answer): void {
  const question = JSON.stringify([password, salt, length, options])
  const known = isOn ? keys.get(question) : undefined
  if (known) return void setImmediate(answer, null, Buffer.from(known))
  scrypt(password, salt, length, options, (error, key) => {
    if (!error) keys.set(question, Buffer.from(key))
    answer(error, key)
  })
}

/** Only the salts of password hashes repeat; all other random bytes stay random. */
function fewSalts(size: number, answer?: (error: Error | null, bytes: Buffer) => void): Buffer | void {
  if (answer) return randomBytes(size, answer)
  if (!isOn || size !== saltBytes || !new Error().stack?.includes('/password-hash.ts')) return randomBytes(size)
  saltsTaken += 1
  return Buffer.from(salts[saltsTaken % salts.length] ?? randomBytes(size))
}
