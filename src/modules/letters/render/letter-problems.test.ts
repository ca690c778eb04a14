import { describe, expect, it } from 'vitest'
import type { LetterBlock } from '#contract/letter-blocks.ts'
import { newId } from '#kit/ids.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { letterProblems } from './letter-problems.ts'

const { db } = await testDatabase()
const ctx = catalogCtx({ db, files: await temporaryFiles() })
const publicUrl = 'https://tulpar.example'

const text: LetterBlock = { type: 'text', text: 'Hello {{name}}' }
const problemsOf = async (blocks: LetterBlock[], more: { subject?: string; isAboutSomething?: boolean } = {}) =>
  (
    await letterProblems(ctx, {
      publicUrl,
      letters: { en: { subject: more.subject ?? 'Hello', preheader: '', blocks } },
      isAboutSomething: more.isAboutSomething,
    })
  ).map(({ language: _en, ...problem }) => problem)

describe('missing parts of a letter', () => {
  it('is empty for a complete one', async () => {
    expect(await problemsOf([text])).toEqual([])
  })

  it('is an English letter, unless all its readers have their own', async () => {
    const letters = { ru: { subject: 'Привет', preheader: '', blocks: [text] }, en: null }
    expect(await letterProblems(ctx, { publicUrl, letters })).toEqual([{ language: 'en', block: null, code: 'no_letter' }])
    expect(await letterProblems(ctx, { publicUrl, letters, languages: ['ru'] })).toEqual([])
  })

  it('is a subject and blocks', async () => {
    expect(await problemsOf([], { subject: ' ' })).toEqual([
      { block: null, code: 'no_subject' },
      { block: null, code: 'no_blocks' },
    ])
  })

  it('is named block by block', async () => {
    const gone = (await given(db).product({ name: 'Old mug', status: 'archived' })).id
    expect(
      await problemsOf([
        { type: 'heading', text: '' },
        { type: 'picture', text: '' },
        { type: 'products', product_ids: [] },
        { type: 'products', product_ids: [gone] },
        { type: 'button', text: '', href: '' },
        { type: 'button', text: 'Go', href: 'shop' },
        { type: 'button', text: 'Go', href: 'https://user@example.com/' },
        { type: 'story', text: '' },
        { type: 'story', text: '', story_id: newId() },
        { type: 'code', text: '', discount_code: '' },
        { type: 'code', text: '', discount_code: 'NONE' },
      ]),
    ).toEqual([
      { block: 0, code: 'no_text' },
      { block: 1, code: 'no_picture' },
      { block: 1, code: 'no_picture_text' },
      { block: 2, code: 'no_products' },
      { block: 3, code: 'product_gone', about: 'Old mug' },
      { block: 4, code: 'no_text' },
      { block: 4, code: 'no_address' },
      { block: 5, code: 'wrong_address', about: 'shop' },
      { block: 6, code: 'wrong_address', about: 'https://user@example.com/' },
      { block: 7, code: 'no_story' },
      { block: 8, code: 'story_gone' },
      { block: 9, code: 'no_code' },
      { block: 10, code: 'code_not_valid', about: 'NONE' },
    ])
  })

  it.each(['{{nmae}}', '{name}', '{{ name }}', '{{name}', '}}'])('is a placeholder that is spelt %s', async (typed) => {
    expect(await problemsOf([{ type: 'text', text: `Dear ${typed}` }, text])).toEqual([
      { block: 0, code: 'unknown_placeholder', about: typed },
    ])
    expect(await problemsOf([text], { subject: `Dear ${typed}` })).toEqual([{ block: null, code: 'unknown_placeholder', about: typed }])
  })

  it('knows the codes that can be used', async () => {
    const tenOff = () => ({ id: newId(), kind: 'amount' as const, value: 10 })
    await db
      .insertInto('discounts')
      .values([
        { ...tenOff(), code: 'HORN10' },
        { ...tenOff(), code: 'OVER', ends_at: new Date('2026-01-01') },
      ])
      .execute()
    expect(await problemsOf([{ type: 'code', text: '', discount_code: 'horn10' }])).toEqual([])
    expect(await problemsOf([{ type: 'code', text: '', discount_code: 'OVER' }])).toMatchObject([{ code: 'code_not_valid' }])
  })

  it('is not the subject of a letter', async () => {
    const blocks: LetterBlock[] = [
      { type: 'products', product_ids: [] },
      { type: 'button', text: 'To the cart', href: '' },
    ]
    expect(await problemsOf(blocks, { isAboutSomething: true })).toEqual([])
  })

  it('is weight that a mail program cuts off', async () => {
    const heavy = Array.from({ length: 30 }, (): LetterBlock => ({ type: 'text', text: 'х'.repeat(5000) }))
    expect(await problemsOf(heavy)).toEqual([{ block: null, code: 'too_heavy' }])
  })
})
