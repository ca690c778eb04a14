import { expect, it } from 'vitest'
import { findSecrets } from './secrets.mjs'

/** Built at run time, so this file itself contains no secret. */
const some = (letters, length) => letters.repeat(length).slice(0, length)

it.each([
  ['a key of Stripe', ['sk', 'live', some('a1B2', 24)].join('_')],
  ['an access key of AWS', `AKIA${some('Q7', 16)}`],
  ['a key of OpenAI', ['sk', 'proj', some('aB3_', 48)].join('-')],
  ['a token of GitHub', `ghp_${some('aB3', 36)}`],
  ['a key that opens backups', ['AGE-SECRET-KEY', `1${some('Q7', 58)}`].join('-')],
  ['a private key', ['-----BEGIN PRIVATE', `KEY-----\n${some('aB3', 64)}`].join(' ')],
  ['AUTH_SECRET with a value', `AUTH_SECRET=${some('0f', 64)}`],
])('finds %s and names its line, not its value', (what, secret) => {
  const [found, ...others] = findSecrets('deploy/shop.env', `A=1\n${secret}\n`)
  expect([found, others]).toEqual([`deploy/shop.env:2 holds ${what}`, []])
  expect(found).not.toContain(secret)
})

it('accepts a sentence about a secret', () => {
  const text = 'AUTH_SECRET=$(openssl rand -hex 32)\nsk_test_…\nwhsec_test\nAGE-SECRET-KEY-1…\nAKIA is how they begin\n'
  expect(findSecrets('README.md', text)).toEqual([])
})
