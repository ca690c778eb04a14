import { expect, it } from 'vitest'
import { toBase64Url } from '#contract/rules/unit-name.ts'
import { readPermalink } from './read-permalink.ts'

const id = '01a2b3c4-0000-7000-8000-000000008f67'

it('reads units with their quantities (agents, section 11)', () => {
  const sized = `${id}.~MuKAkzM`
  expect(readPermalink(`${id}.M:2,~${toBase64Url(sized)}:1`, '').units).toEqual([
    { name: `${id}.M`, quantity: 2 },
    { name: sized, quantity: 1 },
  ])
})

it('leaves out what names no unit or no whole quantity', () => {
  expect(readPermalink(`${id}:0,${id}:1.5,${id},:3,~%%:1,${id}:-1,${id}:99999999999`, '').units).toEqual([])
  expect(readPermalink(Array.from({ length: 51 }, () => `${id}:1`).join(','), '').units).toEqual([])
  expect(readPermalink(`${id}:1`, `a=${'x'.repeat(2000)}`).units).toEqual([])
})

it('goes on at a path of this shop alone', () => {
  const at = (path: string) => readPermalink('', `continue_to=${encodeURIComponent(path)}`).continueTo
  expect(at('/checkout')).toBe('/checkout')
  expect(at('/ru/cart?utm_source=x')).toBe('/ru/cart?utm_source=x')
  for (const foreign of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'checkout',
    '/a b',
    '/\t/evil.example',
    '/.//evil.example',
    '',
  ])
    expect(at(foreign), foreign).toBeUndefined()
})

it('passes on what others count by, and drops secrets and buyers', () => {
  const link = readPermalink(
    '',
    '?utm_source=chat&utm_campaign=a&token=x&handoff=y&Password=z&buyer/email=a@b.example&email=a@b.example&context/language=ru-KZ&discounts/codes/0=NAURYZ10',
  )
  expect(link.passedOn).toEqual([
    ['utm_source', 'chat'],
    ['utm_campaign', 'a'],
  ])
  expect([link.language, link.codes]).toEqual(['ru-KZ', ['NAURYZ10']])
})
