import { beforeAll, describe, expect, it } from 'vitest'
import type { Letter, LetterBlock, Letters } from '#contract/letter-blocks.ts'
import { mostBlocks, mostLetterBytes } from '#contract/rules/letter-limits.ts'
import { newId } from '#kit/ids.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { lowestContrasts } from '#tests/support/mail-contrast.ts'
import { prepareLetter } from './prepare-letter.ts'
import { renderLetter } from './render-letter.ts'

const { db } = await testDatabase()
const ctx = catalogCtx({ db, files: await temporaryFiles() })
const publicUrl = 'https://tulpar.example'
const storyId = newId()
let tee: string
let mug: string
let pin: string

beforeAll(async () => {
  const products = given(db)
  tee = (await products.product({ name: 'Ram’s horn <tee>', names: { ru: 'Футболка «Бараний рог»' }, price: 79.9, member_price: 71.9 })).id
  mug = (await products.product({ name: 'Mug', price: 40, sale_price: 30 })).id
  pin = (
    await products.product({
      name: 'Pin',
      variations: [
        { name: 'A', price: 10 },
        { name: 'B', price: 20 },
      ],
      stock: 0,
    })
  ).id
  await db
    .insertInto('stories')
    .values({
      id: storyId,
      slug: 'horn',
      motif: 'horn',
      title: 'The horn & the carpet',
      summary: 'One cut, two carpets.',
      body: '',
      is_active: true,
    })
    .execute()
})

const everyBlock = (): LetterBlock[] => [
  { type: 'picture', image_key: 'a'.repeat(32), text: 'Four tees, folded', href: '/shop' },
  { type: 'heading', text: 'A horn that wishes you well, {{name}}' },
  { type: 'text', text: 'Dear {{name}},\nfirst line.\n\n{{name}}, second paragraph.' },
  { type: 'heading', text: 'New pieces' },
  { type: 'products', product_ids: [tee, mug, pin] },
  { type: 'button', text: 'See the pattern', href: '/shop?tag=horn' },
  { type: 'story', story_id: storyId, text: '' },
  { type: 'code', discount_code: 'horn10', text: 'Ten percent off' },
  { type: 'divider' },
  { type: 'button', text: 'Elsewhere', href: 'https://example.org/a?b=1&c=2' },
]
const letterOf = (blocks: LetterBlock[], more: Partial<Letter> = {}): Letter => ({
  subject: 'For {{name}}',
  preheader: 'A horn',
  blocks,
  ...more,
})

type Asked = { letters: Letters; language?: 'en' | 'ru' | 'kk'; name?: string; isMember?: boolean }
async function written({ letters, language = 'en', name, isMember = false }: Asked) {
  const hrefs: string[] = []
  const letter = await renderLetter(ctx, {
    publicUrl,
    letters,
    language,
    reader: { name, isMember },
    linkTo: (href) => `${publicUrl}/l/${hrefs.push(href)}`,
    unsubscribeUrl: `${publicUrl}/unsubscribe?token=abc`,
    preferencesUrl: `${publicUrl}/newsletter/preferences?token=abc`,
    reason: 'You subscribed to our letters.',
  })
  if (!letter) throw new Error('no letter')
  return { ...letter, hrefs: [...new Set(hrefs)] }
}

describe('a letter’s content', () => {
  it('contains everything of its blocks, in HTML and as text', async () => {
    const { html, text, subject, preheader } = await written({ letters: { en: letterOf(everyBlock()) }, name: 'Айгерім' })
    expect(subject).toBe('For Айгерім')
    expect(preheader).toBe('A horn')
    for (const body of [html, text]) {
      for (const words of [
        'A horn that wishes you well, Айгерім',
        'Dear Айгерім',
        'New pieces',
        'Mug',
        'RM\u00a030.00',
        'HORN10',
        'Read the story',
        'You subscribed to our letters.',
        'Unsubscribe',
      ])
        expect(body).toContain(words)
    }
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Ram’s horn &lt;tee&gt;')
    expect(text).toContain('Mug: RM\u00a030.00 (instead of RM\u00a040.00)')
    expect(text).toContain('Pin: from RM\u00a010.00\nSold out')
    expect(text).not.toMatch(/<\/|<(?:div|p|a|td)\b/)
  })

  it('leads into the shop in its language, and elsewhere by the given link', async () => {
    const { hrefs, html, text } = await written({ letters: { ru: letterOf(everyBlock()) }, language: 'ru' })
    expect(hrefs).toEqual(
      expect.arrayContaining(['/ru/shop', '/ru/shop?tag=horn', '/ru/about#story-horn', 'https://example.org/a?b=1&c=2']),
    )
    expect(html).toContain('Футболка «Бараний рог»')
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !address?.startsWith(`${publicUrl}/l/`))).toEqual([
      publicUrl,
      `${publicUrl}/unsubscribe?token=abc`,
      `${publicUrl}/newsletter/preferences?token=abc`,
    ])
    expect(`${html}${text}`).not.toMatch(/[\uE000-\uF8FF]/)
  })

  it('has the member’s price for members alone', async () => {
    const letters = { en: letterOf([{ type: 'products', product_ids: [tee] }]) }
    expect((await written({ letters })).text).toContain('RM\u00a079.90')
    const { text } = await written({ letters, isMember: true })
    expect(text).toContain('RM\u00a071.90 (instead of RM\u00a079.90)')
    expect(text).toContain('Your member price')
  })

  it('is English for a reader of a language without one', async () => {
    const letters = { en: letterOf(everyBlock()), kk: null }
    expect(await written({ letters, language: 'kk' })).toMatchObject({ fallback: true, subject: 'For friend' })
    expect((await written({ letters })).fallback).toBe(false)
    expect(await prepareLetter(ctx, { publicUrl, letters: { ru: letterOf([]) }, language: 'kk', isMember: false })).toBeUndefined()
  })

  it('greets a reader without a name, with a capital where a sentence begins', async () => {
    const { subject, text } = await written({ letters: { en: letterOf(everyBlock(), { subject: '{{name}}, hello' }) } })
    expect(subject).toBe('Friend, hello')
    expect(text).toContain('Dear friend,')
    expect(text).toContain('Friend, second paragraph.')
  })
})

describe('no text breaks out of it', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'A\r\nBcc: all@example.com',
    'Visit https://evil.example',
    '{{name}}',
    '$& $1',
  ])('uses %j in no greeting', async (name) => {
    const { html, subject, text } = await written({ letters: { en: letterOf(everyBlock()) }, name })
    expect(subject).toBe('For friend')
    expect(`${html}${text}`).not.toContain(name)
  })

  it('writes typed text as text, in one line where it is a header', async () => {
    const typed = '<b onclick="x">Hi</b>'
    const blocks: LetterBlock[] = [
      { type: 'heading', text: typed },
      { type: 'text', text: typed },
      { type: 'button', text: typed, href: '/shop?a="><script>' },
      { type: 'button', text: 'Press', href: 'javascript:alert(1)' },
      { type: 'button', text: 'There', href: '//evil.example' },
      { type: 'code', discount_code: typed, text: typed },
    ]
    const { html, subject, hrefs } = await written({
      letters: { en: letterOf(blocks, { subject: 'One\r\nBcc: x@example.com\u2028two', preheader: typed }) },
    })
    expect(subject).toBe('One Bcc: x@example.com two')
    expect(html).not.toMatch(/<b |<script|onclick="|javascript:/i)
    expect(hrefs.filter((href) => !href.startsWith('/shop'))).toEqual([])
  })

  it('greets a name with an apostrophe', async () => {
    const { html, text } = await written({ letters: { en: letterOf(everyBlock()) }, name: "Mary O'Neill" })
    expect(text).toContain("Dear Mary O'Neill")
    expect(html).toContain('Dear Mary O&#x27;Neill')
  })
})

describe('how it looks', () => {
  it('has text that can be read, by day and by night', async () => {
    const { html } = await written({ letters: { en: letterOf(everyBlock()) }, isMember: true })
    const { light, dark, texts } = lowestContrasts(html)
    expect(texts).toBeGreaterThan(20)
    expect(light).toBeGreaterThanOrEqual(4.5)
    expect(dark).toBeGreaterThanOrEqual(4.5)
  })

  it('is no wider than a phone: nothing has a fixed width above 280 px but pictures that shrink', async () => {
    const { html } = await written({ letters: { en: letterOf(everyBlock()) } })
    const wide = [...html.matchAll(/<(\w+)[^>]*?(?:[\s;"](?:min-)?width:\s*(\d+)px|\swidth="(\d+)")[^>]*>/g)]
      .filter(([, , styled, given]) => Number(styled ?? given) > 280)
      .filter(([tag]) => !/^<img[^>]*width:100%/.test(tag))
    expect(wide.map(([tag]) => tag)).toEqual([])
  })

  it('describes its pictures in words', async () => {
    const { html } = await written({ letters: { en: letterOf(everyBlock()) } })
    expect(html).toMatch(/<img[^>]*alt="Four tees, folded"/)
    expect([...html.matchAll(/<img[^>]*>/g)].filter(([tag]) => !tag.includes('alt='))).toEqual([])
  })

  it('is not cut off by a mail program, as long as it may be', async () => {
    const longest = Array.from({ length: mostBlocks }, (_, n): LetterBlock =>
      n % 4 === 0 ? { type: 'products', product_ids: [tee, mug, pin] } : { type: 'text', text: 'word '.repeat(150) },
    )
    const { bytes, html } = await written({ letters: { en: letterOf(longest) } })
    expect(bytes).toBe(Buffer.byteLength(html))
    expect(bytes).toBeLessThan(mostLetterBytes)
  })
})

describe('prepared once for many', () => {
  it('gives each reader their own name and links', async () => {
    const prepared = await prepareLetter(ctx, { publicUrl, letters: { en: letterOf(everyBlock()) }, language: 'en', isMember: false })
    const forReader = (name: string) =>
      prepared?.for({
        name,
        linkTo: () => `${publicUrl}/l/${name}`,
        unsubscribeUrl: `${publicUrl}/u/${name}`,
        preferencesUrl: publicUrl,
        reason: 'Why',
      })
    const [first, second] = [forReader('Anna'), forReader('Berik')]
    expect(first?.html).toContain('/u/Anna')
    expect(second?.html).toContain('/l/Berik')
    expect(`${second?.html}${second?.text}${second?.subject}`).not.toContain('Anna')
  })
})
