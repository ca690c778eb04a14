import type { LetterBlock } from '#contract/letter-blocks.ts'
import type { Language } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { isLess } from '#contract/rules/money.ts'
import { optionPrices, type ShownPrice, viewPrices } from '#contract/rules/price-view.ts'
import type { Product, Story } from '#contract/catalog.ts'
import type { MailBlock, MailCard, MailGoods } from '#kit/mail/message/render-mail.ts'
import { listProductsByIds, listStories } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type AreaTranslator, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { isLetterAddress } from './letter-addresses.ts'
import { markNames } from './letter-names.ts'

/** Subject of an automatic letter. */
export type LetterSubject = {
  /** Shown in a product block without products of its own, or after all blocks. */
  goods: readonly LetterGoods[]
  /** Appended to the subject line. */
  title?: string
  /** Target of a button without an address. */
  href: string
}
export type LetterGoods = {
  productId: string
  /** Variation, size or number of pieces. */
  detail?: string
  /** For a line with a quantity; without it, the product is shown as a card. */
  amount?: string
  imageKey?: string
  was?: string
}

type Reading = {
  language: Language
  isMember: boolean
  publicUrl: string
  link: (href: string) => string
  about?: LetterSubject | undefined
}

/** Fills the blocks with today's products and stories. Leaves out what can't be shown any more. */
export async function resolveBlocks(ctx: Ctx, blocks: readonly LetterBlock[], reading: Reading): Promise<MailBlock[]> {
  const inLanguage = { ...ctx, language: reading.language }
  const wanted = blocks.flatMap((block) => (block.type === 'products' ? block.product_ids : []))
  const about = reading.about?.goods.map(({ productId }) => productId) ?? []
  const products = await listProductsByIds(inLanguage, [...new Set([...wanted, ...about])])
  const stories = blocks.some(({ type }) => type === 'story') ? await listStories(inLanguage) : []
  const known = { products: new Map(products.map((product) => [product.id, product])), stories }
  const t = serverTranslator('letter', reading.language)
  const place = blocks.findIndex((block) => block.type === 'products' && block.product_ids.length === 0)
  const drawn = blocks.flatMap((block, index) => {
    if (index === place) return subjectOf(t, reading, known)
    return blockOf(block, { t, reading, known, isFirstHeading: blocks.findIndex(({ type }) => type === 'heading') === index })
  })
  return place === -1 ? [...drawn, ...subjectOf(t, reading, known)] : drawn
}

type Known = { products: ReadonlyMap<string, Product>; stories: readonly Story[] }
type Drawing = { t: AreaTranslator<'letter'>; reading: Reading; known: Known; isFirstHeading: boolean }

function blockOf(block: LetterBlock, { t, reading, known, isFirstHeading }: Drawing): MailBlock[] {
  switch (block.type) {
    case 'heading':
      return textOf(block.text, (text) => ({ kind: 'heading', text, level: isFirstHeading ? 1 : 2 }))
    case 'text':
      return block.text.split(/\n\s*\n/).flatMap((paragraph) => textOf(paragraph, (text) => ({ kind: 'paragraph', text })))
    case 'picture':
      if (block.image_key === undefined) return []
      return [
        {
          kind: 'picture',
          url: imageAt(reading, block.image_key, 1280),
          alt: markNames(block.text.trim()),
          href: linkOf(block.href, reading),
        },
      ]
    case 'products': {
      const shown = block.product_ids.flatMap((id) => known.products.get(id) ?? [])
      return shown.length === 0 ? [] : [{ kind: 'cards', cards: shown.map((product) => cardOf(t, product, reading)) }]
    }
    case 'button': {
      const url = linkOf(block.href === '' ? reading.about?.href : block.href, reading)
      return url === undefined ? [] : textOf(block.text, (label) => ({ kind: 'button', label, url }))
    }
    case 'story': {
      const story = known.stories.find(({ id }) => id === block.story_id)
      return story ? [storyOf(t, story, block.text, reading)] : []
    }
    case 'code':
      return block.discount_code === ''
        ? []
        : [{ kind: 'code', text: markNames(block.text.trim()), code: block.discount_code.toUpperCase() }]
    case 'divider':
      return [{ kind: 'divider' }]
  }
}

function textOf(text: string, draw: (text: string) => MailBlock): MailBlock[] {
  return text.trim() === '' ? [] : [draw(markNames(text.trim()))]
}

function linkOf(href: string | undefined, { link }: Reading): string | undefined {
  return href !== undefined && isLetterAddress(href) ? link(href) : undefined
}

function storyOf(t: AreaTranslator<'letter'>, story: Story, text: string, reading: Reading): MailBlock {
  return {
    kind: 'story',
    title: story.title,
    text: text.trim() === '' ? story.summary : markNames(text.trim()),
    imageUrl: story.image_key === null ? undefined : imageAt(reading, story.image_key, 1280),
    link: { label: t('story.read'), url: reading.link(pages.story(story.slug)) },
  }
}

/** Goods with a quantity become lines, as in a cart; others become cards, as in the shop. */
function subjectOf(t: AreaTranslator<'letter'>, reading: Reading, { products }: Known): MailBlock[] {
  const shown = (reading.about?.goods ?? []).flatMap((goods) => {
    const product = products.get(goods.productId)
    return product ? [{ goods, product }] : []
  })
  const counted = shown.flatMap(({ goods, product }) => (goods.amount === undefined ? [] : [lineOf(goods, goods.amount, product, reading)]))
  const listed = shown.filter(({ goods }) => goods.amount === undefined)
  return [
    ...(counted.length > 0 ? [{ kind: 'goods' as const, items: counted }] : []),
    ...(listed.length > 0
      ? [{ kind: 'cards' as const, cards: listed.map(({ goods, product }) => cardOf(t, product, reading, goods)) }]
      : []),
  ]
}

function lineOf({ detail = '', imageKey }: LetterGoods, amount: string, product: Product, reading: Reading): MailGoods {
  const key = imageKey ?? product.images[0]?.image_key
  return {
    name: product.translation.name,
    detail,
    amount,
    imageUrl: key === undefined ? undefined : imageAt(reading, key, 320),
    url: reading.link(pages.product(product.slug)),
  }
}

function cardOf(t: AreaTranslator<'letter'>, product: Product, reading: Reading, goods?: LetterGoods): MailCard {
  const { guest, member } = viewPrices(optionPrices(product))
  const shown = reading.isMember && member ? member : guest
  // A member's price shows the regular price next to it, as in the shop.
  const regular = shown.was ?? (isLess(shown.min, guest.min) && guest.min === guest.max ? guest.min : undefined)
  const was = goods?.was ?? (regular === undefined ? undefined : formatMoney(regular))
  const key = goods?.imageKey ?? product.images[0]?.image_key
  const notes = [goods?.detail, reading.isMember && member ? t('price.member') : undefined, isGone(product) ? t('soldOut') : undefined]
  return {
    name: product.translation.name,
    url: reading.link(pages.product(product.slug)),
    imageUrl: key === undefined ? undefined : imageAt(reading, key, 640),
    price: priceText(t, shown),
    was: was === undefined ? undefined : { label: t('price.was'), price: was },
    note: notes.filter(Boolean).join(' · ') || undefined,
  }
}

function priceText(t: AreaTranslator<'letter'>, { min, max }: ShownPrice): string {
  return min === max ? formatMoney(min) : t('price.from', { price: formatMoney(min) })
}

function isGone({ availability }: Product): boolean {
  return availability === 'out_of_stock'
}

/** Some mail programs do not show AVIF or WebP. */
function imageAt({ publicUrl }: Reading, key: string, widthPx: 320 | 640 | 1280): string {
  return `${publicUrl}/images/${key}/${widthPx}.jpg`
}
