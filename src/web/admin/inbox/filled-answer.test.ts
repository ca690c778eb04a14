import { expect, it } from 'vitest'
import { withAnswer } from './filled-answer.ts'

const late = { text: 'Dear {{name}}, {{order}} is on its way.', translations: { ru: { text: '{{name}}, {{order}} в пути.' } } }

it('speaks the reader’s language, or English, with their name and order', () => {
  const reader = { name: 'Ольга $& Ким', order_number: 'UND-66205' }
  expect(withAnswer(' ', late, { ...reader, language: 'ru' })).toBe('Ольга $& Ким, UND-66205 в пути.')
  expect(withAnswer('', late, { name: 'Айгүл', order_number: null, language: 'kk' })).toBe('Dear Айгүл, … is on its way.')
})

it('comes behind typed text', () => {
  expect(withAnswer('Hello\n', late, { name: 'Lim', order_number: '1', language: 'en' })).toBe('Hello\n\nDear Lim, 1 is on its way.')
})
