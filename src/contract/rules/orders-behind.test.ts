import { expect, it } from 'vitest'
import { readBehind, writeBehind } from './orders-behind.ts'

const days = { from: '2026-11-01', to: '2026-11-21' }

it('reads its own output', () => {
  const everything = { of: 'visits' as const, ...days, device: undefined, language: undefined, source: undefined }
  expect(writeBehind(everything)).toBe('visits:2026-11-01:2026-11-21:::')
  for (const behind of [
    everything,
    { ...everything, device: 'phone' as const, language: 'kk' as const, source: 'shop.example:8080' },
    { of: 'search' as const, ...days, query: 'felt: horse' },
    { of: 'cart' as const, ...days, step: undefined },
    { of: 'cart' as const, ...days, step: 'checkout' },
  ])
    expect(readBehind(writeBehind(behind))).toEqual(behind)
})

it.each([
  '',
  'visits',
  'visits:2026-11-01:2026-13-41:::',
  'visits:2026-11-01:2026-11-21:car::',
  'search:2026-11-01:2026-11-21: ',
  `cart:${'x'.repeat(500)}`,
])('accepts nothing else: %s', (text) => expect(readBehind(text)).toBeUndefined())
