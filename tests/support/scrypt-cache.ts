import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Answer = (error: Error | null, key: Buffer) => void

const { scrypt } = crypto
const keys = new Map<string, Buffer>()
let isOn = true

/**
 * A password is hashed in some 80 ms of processor time, and tests sign in with the same few all the time. The same question has the same
 * answer: each is worked out once a process. A hash that is made has a salt of its own and is worked out as ever.
 */
export function cacheScrypt(): void {
  crypto.scrypt = cached as typeof scrypt
  syncBuiltinESMExports()
}

/** For what compares how much work there is in an answer. */
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
