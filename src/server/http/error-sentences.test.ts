import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { mostTags } from '#contract/rules/product-limits.ts'
import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import { day, page } from '#contract/fields.ts'
import { answerTo } from '#kit/http/api-handler.ts'
import { sentencesIn } from './error-sentences.ts'

const english = sentencesIn('en')

describe('the sentence beside a field', () => {
  it.each([
    ['email', 'Please enter your email address'],
    ['contact.email', 'Please enter your email address'],
    ['password', 'Please enter a password'],
    ['billing.city', 'Please enter your city'],
    ['colour', 'This field is required'],
  ])('reports missing input where %s is empty', (path, sentence) => {
    expect(english.field('required', { path, limit: undefined })).toBe(sentence)
  })

  it('reports a wrong value instead of a missing one where there is a value', () => {
    expect(english.field('invalid_email', { path: 'email', limit: undefined })).toBe('Please enter a valid email address')
    expect(sentencesIn('ru').field('too_long', { path: 'email', limit: 254 })).toBe('Слишком длинно: не больше 254 символов')
  })

  it('has a sentence for an unknown code', () => {
    expect(english.field('not_multiple_of', { path: 'quantity', limit: undefined })).toBe('Please check this value')
  })
})

it.each([
  ['an empty text', z.string().min(1), '', 'This field is required'],
  ['a text that is too long', z.string().max(3), 'felt', 'Use no more than 3 characters'],
  ['an empty list', z.array(z.string()).min(1), [], 'This field is required'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1 at once'],
  ['an empty number of a page', page, '', 'Enter 1 or more'],
  ['a day that no calendar has', day, '2026-13-45', 'Please check the date'],
  ['a day in the future that no calendar has', day, '2040-02-31', 'Please check the date'],
])('explains the problem of %s', (_, schema, value, sentence) => {
  const { error } = z.object({ colour: schema }).safeParse({ colour: value })
  const cause = new ValidationError({ message: '', issues: error?.issues ?? [], data: undefined })
  const { body } = answerTo(new ORPCError('BAD_REQUEST', { cause }), english)
  expect(body.fields).toEqual({ colour: sentence })
})

it('requires the address of an event and of a buyer alike', () => {
  expect(english.field('required', { path: 'address', limit: undefined })).toBe('Please enter the address')
})

it('says how many tags a product may have, as the rule has it', () => {
  for (const language of languages) expect(sentencesIn(language).error('too_many_tags')).toContain(String(mostTags))
})
