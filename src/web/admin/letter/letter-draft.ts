import { type Language, languages, perLanguage } from '#contract/languages.ts'
import type { Letter, LetterBlock, Letters } from '#contract/letter-blocks.ts'
import { namePlaceholder } from '#contract/rules/letter-limits.ts'

export type ByLanguage<Value> = Readonly<Record<Language, Value>>
export const blockTypes = [
  'heading',
  'text',
  'picture',
  'products',
  'button',
  'story',
  'code',
  'divider',
] as const satisfies readonly LetterBlock['type'][]
export type BlockType = (typeof blockTypes)[number]

export type BlockRow = {
  id: string
  type: BlockType
  words: ByLanguage<string>
  imageKey: string | undefined
  href: string
  productIds: readonly string[]
  storyId: string | undefined
  code: string
}

/** A letter while it is edited. All languages share one list of blocks, so none of them can lack a picture or a button. */
export type LetterDraft = { subject: ByLanguage<string>; preheader: ByLanguage<string>; rows: readonly BlockRow[] }
/** Contains every language. Null means no letter in that language; its readers get the English one. */
export type WholeLetters = ByLanguage<Letter | null>

/** Block types with text that a reader sees or hears. Text is optional or absent in the other types. */
const worded = new Set<BlockType>(['heading', 'text', 'picture', 'button'])
export const mayHaveWords = (type: BlockType) => worded.has(type) || type === 'story' || type === 'code'

export function emptyRow(type: BlockType, id: string): BlockRow {
  return { id, type, words: perLanguage(() => ''), imageKey: undefined, href: '', productIds: [], storyId: undefined, code: '' }
}

/** Rows keep their ids from `before`, the draft on the screen, so the field being edited keeps its place. */
export function draftOf(letters: Letters, before?: LetterDraft): LetterDraft {
  const rows: BlockRow[] = []
  for (const language of languages) addBlocks(rows, letters[language]?.blocks ?? [], language)
  return {
    subject: perLanguage((language) => letters[language]?.subject ?? ''),
    preheader: perLanguage((language) => letters[language]?.preheader ?? ''),
    rows: rows.map((row, place) => {
      const known = before?.rows[place]
      return { ...row, id: known?.type === row.type ? known.id : `${row.type}-${place}` }
    }),
  }
}

/** A block without a row of its type (written by another program) becomes a row for all languages. */
function addBlocks(rows: BlockRow[], blocks: readonly LetterBlock[], language: Language): void {
  let from = 0
  for (const block of blocks) {
    const found = rows.findIndex((row, place) => place >= from && row.type === block.type)
    const place = found === -1 ? from : found
    if (found === -1) rows.splice(place, 0, rowOf(block))
    const row = rows[place]
    if (row) rows[place] = { ...row, words: { ...row.words, [language]: 'text' in block ? block.text : '' } }
    from = place + 1
  }
}

function rowOf(block: LetterBlock): BlockRow {
  return {
    ...emptyRow(block.type, ''),
    imageKey: block.type === 'picture' ? block.image_key : undefined,
    href: block.type === 'picture' || block.type === 'button' ? (block.href ?? '') : '',
    productIds: block.type === 'products' ? block.product_ids : [],
    storyId: block.type === 'story' ? block.story_id : undefined,
    code: block.type === 'code' ? block.discount_code : '',
  }
}

export function lettersOf(draft: LetterDraft): WholeLetters {
  return perLanguage((language) => (isWritten(draft, language) ? letterOf(draft, language) : null))
}

/** English is the fallback for the other languages, so it counts as written as soon as there is any block. */
export function isWritten({ subject, preheader, rows }: LetterDraft, language: Language): boolean {
  if (language === 'en' && rows.length > 0) return true
  return [subject[language], preheader[language], ...rows.map(({ words }) => words[language])].some((text) => text.trim() !== '')
}

function letterOf({ subject, preheader, rows }: LetterDraft, language: Language): Letter {
  return { subject: subject[language], preheader: preheader[language], blocks: rows.map((row) => blockOf(row, row.words[language])) }
}

function blockOf({ type, imageKey, href, productIds, storyId, code }: BlockRow, text: string): LetterBlock {
  const address = href.trim()
  switch (type) {
    case 'heading':
    case 'text':
      return { type, text }
    case 'picture':
      return { type, text, ...(imageKey !== undefined && { image_key: imageKey }), ...(address !== '' && { href: address }) }
    case 'products':
      return { type, product_ids: [...productIds] }
    case 'button':
      return { type, text, href: address }
    case 'story':
      return { type, text, ...(storyId !== undefined && { story_id: storyId }) }
    case 'code':
      return { type, text, discount_code: code.trim() }
    case 'divider':
      return { type }
  }
}

/** Counts the texts that are empty in a language although its readers would miss them. */
export function missingWords(draft: LetterDraft, language: Language): number {
  const texts = [draft.subject, ...draft.rows.filter(({ type }) => worded.has(type)).map(({ words }) => words)]
  return texts.filter((text) => text[language].trim() === '').length
}

/** Returns a placeholder that the reader would see literally, because it is not one that is replaced. */
export function unknownPlaceholder(text: string): string | undefined {
  return text.match(/\{\{[^{}]*\}?\}?|\{name\}/gi)?.find((found) => found !== namePlaceholder)
}
