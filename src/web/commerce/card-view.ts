import type { Product } from '#contract/catalog.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { widestCardImage } from './card-image.ts'
import { differInColor, hasOptions } from './choice.ts'
import { leadingImage } from './goods.ts'
import { bestPercentOff, optionPrices, type PriceView, viewPrices } from '#contract/rules/price-view.ts'

export type CardBadge = {
  tone: 'sale' | 'preOrder' | 'low' | 'member'
  text: string
  /** Time when the badge disappears. */ until?: string
}

/** The content of a card as finished texts. Lists are sent twice, as markup and as data, so a card contains nothing else. */
export type CardView = {
  id: string
  slug: string
  name: string
  /** "4 colours · 6 sizes" */
  note: string
  imageKey: string | null
  /** Pixels. Only if the original is narrower than the widest image of a card. */
  imageWidth?: number
  alt: string
  hoverKey: string | null
  hoverWidth?: number
  prices: PriceView
  rating?: { average: number; short: string; label: string }
  badges: CardBadge[]
  categories: string[]
  /** Whether a press opens the chooser, adds the product at once, or is not possible. */
  adding: 'choose' | 'direct' | 'none'
  variation?: { id: string; name: string }
}

const mostCategories = 2

export type CardPlace = {
  /** The low-stock limit: this many pieces or fewer count as few. */
  few: number
  currentCategory?: string | undefined
}

/** Makes a card, for loaders. The card names the product's categories, except the current one. */
export function viewCard(product: Product, t: AreaTranslator<'goods'>, { few, currentCategory }: CardPlace): CardView {
  const name = product.translation.name
  const image = leadingImage(product)
  const options = optionPrices(product)
  const [onlyVariation, ...moreVariations] = product.variations
  const hover = product.images.find(
    (other) => other !== image && (other.variation_id === null || other.variation_id === image?.variation_id),
  )
  return {
    id: product.id,
    slug: product.slug,
    name,
    note: noteOf(product, t),
    imageKey: image?.image_key ?? null,
    ...(image && image.width < widestCardImage && { imageWidth: image.width }),
    alt: image && image.alt !== name ? image.alt : '',
    hoverKey: hover?.image_key ?? null,
    ...(hover && hover.width < widestCardImage && { hoverWidth: hover.width }),
    prices: viewPrices(options),
    ...(product.rating && {
      rating: { average: product.rating.average, short: t('rating.short', product.rating), label: t('rating.label', product.rating) },
    }),
    badges: badgesOf(product, t, { few, percentOff: bestPercentOff(options) }),
    categories: product.categories
      .filter((category) => category.slug !== currentCategory)
      .slice(0, mostCategories)
      .map((category) => category.name),
    adding: product.availability === 'out_of_stock' ? 'none' : hasOptions(product) ? 'choose' : 'direct',
    ...(onlyVariation && moreVariations.length === 0 ? { variation: { id: onlyVariation.id, name: onlyVariation.name } } : {}),
  }
}

export function badgesOf(
  product: Pick<Product, 'availability' | 'stock' | 'early_access_until'>,
  t: AreaTranslator<'goods'>,
  { few, percentOff }: { few: number; percentOff: number | undefined },
): CardBadge[] {
  const badges: CardBadge[] = []
  const { early_access_until: until } = product
  if (until !== null && Date.parse(until) > Date.now()) badges.push({ tone: 'member', text: t('badge.membersFirst'), until })
  if (product.availability === 'out_of_stock') badges.push({ tone: 'low', text: t('badge.soldOut') })
  if (product.availability === 'pre_order') badges.push({ tone: 'preOrder', text: t('badge.preOrder') })
  if (percentOff !== undefined) badges.push({ tone: 'sale', text: t('badge.off', { percent: percentOff }) })
  if (product.availability === 'in_stock' && product.stock <= few)
    badges.push({ tone: 'low', text: t('badge.left', { count: product.stock }) })
  return badges
}

function noteOf({ variations, variations_label, sizes }: Product, t: AreaTranslator<'goods'>): string {
  const [first, ...others] = variations
  const areColors = variations_label === null && differInColor(variations)
  const notes: string[] = []
  if (others.length > 0) notes.push(t(areColors ? 'note.colors' : 'note.versions', { count: variations.length }))
  else if (first) notes.push(first.subtitle ?? first.name)
  if (sizes.length > 1) notes.push(t('note.sizes', { count: sizes.length }))
  // Keeps a dot at the end of a line rather than at the start of the next.
  return notes.join(' · ').replaceAll(' · ', '\u00a0· ')
}
