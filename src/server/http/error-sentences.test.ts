import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { mostTags } from '#contract/rules/product-limits.ts'
import { sentencesIn } from './error-sentences.ts'

const english = sentencesIn('en')

describe('the sentence beside a field', () => {
  it.each([
    ['email', 'Please enter your email address'],
    ['contact.email', 'Please enter your email address'],
    ['password', 'Please enter a password'],
    ['billing.city', 'Please enter your city'],
    ['colour', 'This field is required'],
  ])('says what is missing where %s is empty', (path, sentence) => {
    expect(english.field('required', { path, limit: undefined })).toBe(sentence)
  })

  it('speaks of what is wrong, not of what is missing, where there is something', () => {
    expect(english.field('invalid_email', { path: 'email', limit: undefined })).toBe('Please enter a valid email address')
    expect(sentencesIn('ru').field('too_long', { path: 'email', limit: 254 })).toBe('Слишком длинно: не больше 254 символов')
  })

  it('has a sentence for an unknown code', () => {
    expect(english.field('not_multiple_of', { path: 'quantity', limit: undefined })).toBe('Please check this value')
  })
})

it('says how many tags a product may have, as the rule has it', () => {
  for (const language of languages) expect(sentencesIn(language).error('too_many_tags')).toContain(String(mostTags))
})
