import { scrypt } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from '#modules/identity/sign-in/password-hash.ts'
import { cacheScrypt, withoutScryptCache } from './scrypt-cache.ts'

const password = 'felt-and-wool-7!'

it('answers as scrypt does, for every question of its own', async () => {
  cacheScrypt()
  const ask = (text: string, salt: string, cost: number) =>
    new Promise<string>((resolve, reject) => {
      scrypt(text, salt, 32, { N: cost }, (error, key) => (error ? reject(error) : resolve(key.toString('hex'))))
    })
  const questions: [string, string, number][] = [
    ['felt', 'salt', 16],
    ['felt', 'pepper', 16],
    ['wool', 'salt', 16],
    ['felt', 'salt', 32],
  ]
  const first = await Promise.all(questions.map((question) => ask(...question)))
  expect(new Set(first).size).toBe(questions.length)
  expect(await Promise.all(questions.map((question) => ask(...question)))).toEqual(first)
  expect(await withoutScryptCache(() => Promise.all(questions.map((question) => ask(...question))))).toEqual(first)
})

it('opens with the password that was hashed and with no other', async () => {
  cacheScrypt()
  const hashes = [await hashPassword(password), await hashPassword(password)]
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hash of [...hashes, ...hashes]) {
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword('another-one-8!', hash)).toBe(false)
  }
  expect(await isPassword(password, 'nonsense')).toBe(false)
})
