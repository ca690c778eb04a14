import type { Letter, LetterBlock, LetterProblem, Letters } from '#contract/letter-blocks.ts'
import { type Language, languages } from '#contract/languages.ts'
import { mostLetterBytes } from '#contract/rules/letter-limits.ts'
import { listProductNames, listProductsByIds, listStories } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { findDiscountState } from '#modules/discounts/index.ts'
import { isLetterAddress } from './letter-addresses.ts'
import { unknownPlaceholders } from './letter-names.ts'
import { prepareLetter } from './prepare-letter.ts'

type Checking = {
  publicUrl: string
  letters: Letters
  /** The readers' languages. Default: all. */
  languages?: readonly Language[] | undefined
  /** True for automatic letters: products and the button's address come from the letter's subject. */
  isAboutSomething?: boolean | undefined
}

/** Lists what must be fixed before letters are sent, in the order of languages and blocks. */
export async function letterProblems(
  ctx: Ctx,
  { letters, publicUrl, languages: readers = languages, isAboutSomething = false }: Checking,
): Promise<LetterProblem[]> {
  const problems: LetterProblem[] = []
  if (!letters.en && readers.some((language) => !letters[language])) problems.push({ language: 'en', block: null, code: 'no_letter' })
  const known = await readKnown(ctx, letters)
  for (const language of languages) {
    const letter = letters[language]
    if (!letter) continue
    const found = [
      ...wholeProblems(letter),
      ...letter.blocks.flatMap((block, index) =>
        blockProblems(block, { known, isAboutSomething }).map((problem) => ({ block: index, ...problem })),
      ),
    ]
    if (await isTooHeavy(ctx, { letters, publicUrl, language })) found.push({ block: null, code: 'too_heavy' })
    problems.push(...found.map((problem) => ({ language, ...problem })))
  }
  return problems
}

type Found = Omit<LetterProblem, 'language'>
type FoundInBlock = Pick<LetterProblem, 'code' | 'about'>

function wholeProblems({ subject, preheader, blocks }: Letter): Found[] {
  const found: Found[] = []
  if (subject.trim() === '') found.push({ block: null, code: 'no_subject' })
  if (blocks.length === 0) found.push({ block: null, code: 'no_blocks' })
  return [
    ...found,
    ...[subject, preheader].flatMap(unknownPlaceholders).map((about) => ({ block: null, code: 'unknown_placeholder' as const, about })),
  ]
}

type Known = {
  products: ReadonlySet<string>
  productNames: ReadonlyMap<string, string>
  stories: ReadonlySet<string>
  pictures: ReadonlySet<string>
  codes: ReadonlySet<string>
}

function blockProblems(block: LetterBlock, { known, isAboutSomething }: { known: Known; isAboutSomething: boolean }): FoundInBlock[] {
  const placeholders =
    'text' in block ? unknownPlaceholders(block.text).map((about) => ({ code: 'unknown_placeholder' as const, about })) : []
  return [...ownProblems(block, known, isAboutSomething), ...placeholders]
}

function ownProblems(block: LetterBlock, known: Known, isAboutSomething: boolean): FoundInBlock[] {
  switch (block.type) {
    case 'heading':
    case 'text':
      return noText(block.text)
    case 'picture':
      return [
        ...(block.image_key !== undefined && known.pictures.has(block.image_key) ? [] : [{ code: 'no_picture' as const }]),
        ...(block.text.trim() === '' ? [{ code: 'no_picture_text' as const }] : []),
        ...(block.href ? addressProblems(block.href) : []),
      ]
    case 'products':
      if (block.product_ids.length === 0) return isAboutSomething ? [] : [{ code: 'no_products' }]
      return block.product_ids
        .filter((id) => !known.products.has(id))
        .map((id) => ({ code: 'product_gone', about: known.productNames.get(id) ?? id }))
    case 'button':
      if (block.href === '') return [...noText(block.text), ...(isAboutSomething ? [] : [{ code: 'no_address' as const }])]
      return [...noText(block.text), ...addressProblems(block.href)]
    case 'story':
      if (block.story_id === undefined) return [{ code: 'no_story' }]
      return known.stories.has(block.story_id) ? [] : [{ code: 'story_gone' }]
    case 'code':
      if (block.discount_code === '') return [{ code: 'no_code' }]
      return known.codes.has(block.discount_code.toUpperCase()) ? [] : [{ code: 'code_not_valid', about: block.discount_code }]
    case 'divider':
      return []
  }
}

function noText(text: string): FoundInBlock[] {
  return text.trim() === '' ? [{ code: 'no_text' }] : []
}

function addressProblems(href: string): FoundInBlock[] {
  return isLetterAddress(href) ? [] : [{ code: 'wrong_address', about: href }]
}

async function readKnown(ctx: Ctx, letters: Letters): Promise<Known> {
  const blocks = languages.flatMap((language) => letters[language]?.blocks ?? [])
  const productIds = [...new Set(blocks.flatMap((block) => (block.type === 'products' ? block.product_ids : [])))]
  const keys = blocks.flatMap((block) => (block.type === 'picture' && block.image_key !== undefined ? [block.image_key] : []))
  const codes = [...new Set(blocks.flatMap((block) => (block.type === 'code' ? [block.discount_code.toUpperCase()] : [])))]
  const states = await Promise.all(codes.map(async (code) => ({ code, state: await findDiscountState(ctx, code) })))
  return {
    products: new Set((await listProductsByIds(ctx, productIds)).map(({ id }) => id)),
    productNames: new Map((await listProductNames(ctx, productIds)).map(({ id, name }) => [id, name])),
    stories: new Set(blocks.some(({ type }) => type === 'story') ? (await listStories(ctx)).map(({ id }) => id) : []),
    pictures: new Set(await knownPictures(ctx, keys)),
    codes: new Set(states.flatMap(({ code, state }) => (state === 'active' || state === 'upcoming' ? [code] : []))),
  }
}

async function knownPictures({ db }: Ctx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  return (await db.selectFrom('pictures').select('key').where('key', 'in', keys).execute()).map(({ key }) => key)
}

/** As long as a counted link. */
const sampleLink = `https://shop.example/l/${'x'.repeat(43)}`

async function isTooHeavy(
  ctx: Ctx,
  { letters, publicUrl, language }: Pick<Checking, 'letters' | 'publicUrl'> & { language: Language },
): Promise<boolean> {
  const prepared = await prepareLetter(ctx, { letters, publicUrl, language, isMember: false })
  const written = prepared?.for({
    linkTo: () => sampleLink,
    unsubscribeUrl: sampleLink,
    preferencesUrl: sampleLink,
    reason: 'x'.repeat(200),
  })
  return written !== undefined && written.bytes > mostLetterBytes
}
