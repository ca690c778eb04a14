import { expect, it } from 'vitest'
import { shareOf } from './figures-of.ts'

it('writes a share as the language does', () => {
  const half = { items: 4, on_time: 2 }
  expect([shareOf('en', half), shareOf('ru', half), shareOf('kk', half)]).toEqual(['50%', '50\u00A0%', '50%'])
  expect(shareOf('en', { items: 0, on_time: 0 })).toBe('–')
})
