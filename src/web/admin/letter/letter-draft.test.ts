import { expect, it } from 'vitest'
import type { Letters } from '#contract/letter-blocks.ts'
import { draftOf, emptyRow, lettersOf, missingWords, unknownPlaceholder } from './letter-draft.ts'

const letters: Letters = {
  en: {
    subject: 'Rams',
    preheader: '',
    blocks: [
      { type: 'heading', text: 'A horn' },
      { type: 'products', product_ids: ['a', 'b'] },
      { type: 'button', text: 'See', href: '/shop' },
    ],
  },
  ru: {
    subject: 'Бараны',
    preheader: '',
    blocks: [
      { type: 'heading', text: 'Рог' },
      { type: 'products', product_ids: ['a', 'b'] },
      { type: 'button', text: '', href: '/shop' },
    ],
  },
}

it('reads a letter in several languages as one skeleton, and writes the same', () => {
  const draft = draftOf(letters)
  expect(draft.rows.map(({ type }) => type)).toEqual(['heading', 'products', 'button'])
  expect(draft.rows[0]?.words).toEqual({ en: 'A horn', ru: 'Рог', kk: '', ms: '' })
  expect(lettersOf(draft)).toEqual({ ...letters, kk: null, ms: null })
})

it('gives every language the block that one of them had alone', () => {
  const draft = draftOf({ ...letters, kk: { subject: 'Мүйіз', preheader: '', blocks: [{ type: 'text', text: 'Сәлем' }] } })
  expect(draft.rows.map(({ type }) => type)).toEqual(['text', 'heading', 'products', 'button'])
  expect(lettersOf(draft).en?.blocks[0]).toEqual({ type: 'text', text: '' })
})

it('keeps the row that one writes in when another letter takes its place', () => {
  const before = { ...draftOf(letters), rows: [{ ...emptyRow('heading', 'mine'), words: { en: 'x', ru: '', kk: '', ms: '' } }] }
  expect(draftOf(letters, before).rows[0]?.id).toBe('mine')
})

it('counts missing texts of a language, and starts no letter without any text', () => {
  const draft = draftOf(letters)
  expect(missingWords(draft, 'en')).toBe(0)
  expect(missingWords(draft, 'ru')).toBe(1)
  expect(lettersOf({ ...draft, rows: [...draft.rows, emptyRow('divider', 'd')] }).kk).toBeNull()
})

it('finds a placeholder that is none', () => {
  expect(unknownPlaceholder('Dear {{name}}, welcome')).toBeUndefined()
  expect(unknownPlaceholder('Dear {{ name }}')).toBe('{{ name }}')
  expect(unknownPlaceholder('Dear {{name} and {{firstname}}')).toBe('{{name}')
  expect(unknownPlaceholder('Dear {name}')).toBe('{name}')
})
