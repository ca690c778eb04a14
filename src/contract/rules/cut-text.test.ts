import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('cuts at the given length, and before a character that would not fit', () => {
  expect(cutText('felt', 10)).toBe('felt')
  expect(cutText('felt', 3)).toBe('fel')
  expect(cutText('felt 🧶 wool', 6)).toBe('felt ')
  expect(cutText('felt 🧶 wool', 7)).toBe('felt 🧶')
})
