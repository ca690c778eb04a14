import { expect, it } from 'vitest'
import { codeOf, findPeriod, oneTimeCodeUri, toBase32 } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

it('reckons the codes of RFC 6238', () => {
  const codeAt = (seconds: number) => codeOf(secret, Math.floor(seconds / 30))
  expect([59, 1111111109, 1234567890, 20000000000].map(codeAt)).toEqual(['287082', '081804', '005924', '353130'])
})

it('knows a code of the running period and of its neighbours alone', () => {
  const now = new Date(1_000_000 * 30_000 + 1)
  expect(findPeriod(secret, codeOf(secret, 1_000_000), now)).toBe(1_000_000)
  expect(findPeriod(secret, codeOf(secret, 999_999), now)).toBe(999_999)
  expect(findPeriod(secret, codeOf(secret, 1_000_001), now)).toBe(1_000_001)
  expect(findPeriod(secret, codeOf(secret, 999_998), now)).toBeUndefined()
  expect(findPeriod(secret, codeOf(secret, 1_000_002), now)).toBeUndefined()
})

it('takes nothing but six digits for a code', () => {
  for (const typed of ['', '12345', '1234567', '١٢٣٤٥٦', '12345a']) expect(findPeriod(secret, typed, new Date())).toBeUndefined()
})

it('writes secrets in base32', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})

it('names the shop and the account for the app', () => {
  expect(oneTimeCodeUri(secret, { shop: 'Тұлпар & Co', email: 'a+b@example.kz' })).toBe(
    `otpauth://totp/${encodeURIComponent('Тұлпар & Co')}:a%2Bb%40example.kz?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent('Тұлпар & Co')}&algorithm=SHA1&digits=6&period=30`,
  )
})
