import { languages, perLanguage } from './languages.ts'
import { z } from 'zod'
import { id } from './fields.ts'
import { letterLengths, mostBlocks, mostProductsInBlock } from './rules/letter-limits.ts'
import { trimmed } from './rules/visible-text.ts'

const text = (most: number) => z.string().max(most, 'too_long')
const href = z.string().overwrite(trimmed).max(letterLengths.href, 'too_long')

/** A draft is saved as typed, so any part may be empty. `letterProblems` lists what a letter lacks before it can be sent. */
export const letterBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: text(letterLengths.heading).default('') }),
  /** An empty line separates paragraphs. */
  z.strictObject({ type: z.literal('text'), text: text(letterLengths.text).default('') }),
  /** `text` is the alternative text of the picture. */
  z.strictObject({
    type: z.literal('picture'),
    image_key: z.string().max(200, 'too_long').optional(),
    text: text(letterLengths.heading).default(''),
    href: href.optional(),
  }),
  /** Shown with the price at the moment when the letter is made for its reader. */
  z.strictObject({ type: z.literal('products'), product_ids: z.array(id).max(mostProductsInBlock, 'too_many').default([]) }),
  /** `href` is a path of this shop ("/shop") or a complete address ("https://…"). */
  z.strictObject({ type: z.literal('button'), text: text(letterLengths.button).default(''), href: href.default('') }),
  z.strictObject({ type: z.literal('story'), story_id: id.optional(), text: text(letterLengths.heading).default('') }),
  z.strictObject({
    type: z.literal('code'),
    discount_code: z.string().overwrite(trimmed).max(40, 'too_long').default(''),
    text: text(letterLengths.heading).default(''),
  }),
  z.strictObject({ type: z.literal('divider') }),
])
export type LetterBlock = z.infer<typeof letterBlock>

export const letter = z.strictObject({
  subject: text(letterLengths.subject).default(''),
  /** Text that mail programs show next to the subject. */
  preheader: text(letterLengths.preheader).default(''),
  blocks: z.array(letterBlock).max(mostBlocks, 'too_many').default([]),
})
export type Letter = z.infer<typeof letter>

/** By language. A reader whose language has no letter gets the English one. */
export const letters = z.strictObject(perLanguage(() => letter.nullable())).partial()
export type Letters = z.infer<typeof letters>

/** `block` counts from 0; null: the problem concerns the letter itself. */
export const letterProblem = z.object({
  language: z.enum(languages),
  block: z.int().nullable(),
  code: z.enum([
    'no_letter',
    'no_subject',
    'no_blocks',
    'no_text',
    'no_picture',
    'no_picture_text',
    'no_products',
    'no_address',
    'wrong_address',
    'no_story',
    'no_code',
    'code_not_valid',
    'product_gone',
    'story_gone',
    'unknown_placeholder',
    'too_heavy',
  ]),
  /** What the error message names: the placeholder as typed, the address, or the code. */
  about: z.string().optional(),
})
export type LetterProblem = z.infer<typeof letterProblem>

export const letterPreview = z.object({
  /** True if the requested language has no letter, so this is the English one. */
  fallback: z.boolean(),
  subject: z.string(),
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  /** Size of the HTML in bytes. Mail programs cut a letter off at 102 kB. */
  bytes: z.int(),
  problems: z.array(letterProblem),
})
export type LetterPreview = z.infer<typeof letterPreview>
