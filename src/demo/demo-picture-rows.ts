import type { Language } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import { type DemoProduct, type DemoVariation, pictureFile, shotsOf, type Words } from './demo-product.ts'
import type { DemoPictures } from './load-pictures.ts'

type Placed = { product: DemoProduct; id: string; variationIds: readonly string[]; createdAt: Date; pictures: DemoPictures }

/** What a picture shows besides the product; the first shot of a form shows it whole and needs no word. */
const shotWords: Record<string, Words> = {
  close: { en: 'close-up', ru: 'крупным планом', kk: 'жақыннан' },
  folded: { en: 'folded', ru: 'в сложенном виде', kk: 'бүктелген күйінде' },
  collar: { en: 'the collar', ru: 'ворот', kk: 'жағасы' },
}

/** Pictures of the default variation come first, so that a card's second picture shows the same piece. */
export function imageRows({ product, id, variationIds, createdAt, pictures }: Placed) {
  const inOrder = product.variations
    .map((variation, place) => ({ variation, variationId: variationIds[place] ?? null }))
    .sort((a, b) => Number(b.variation.is_default ?? false) - Number(a.variation.is_default ?? false))
  const shots = inOrder.flatMap(({ variation, variationId }) =>
    shotsOf(product, variation).flatMap((shot) => {
      const picture = pictures.get(nameOf(product, variation, shot))
      return picture ? [{ variation, variationId, shot, picture }] : []
    }),
  )
  return shots.map(({ variation, variationId, shot, picture }, place) => ({
    id: newId(),
    product_id: id,
    variation_id: variationId,
    picture_key: picture.key,
    is_featured: place === 0,
    display_order: place,
    alt: JSON.stringify({
      en: altOf(product, variation, shot, 'en'),
      ru: altOf(product, variation, shot, 'ru'),
      kk: altOf(product, variation, shot, 'kk'),
    }),
    created_at: createdAt,
  }))
}

function altOf(product: DemoProduct, variation: DemoVariation, shot: string, language: Language): string {
  const option = product.variations.length > 1 ? [variation.name[language]] : []
  const words = shotWords[shot]
  return [product.name[language], ...option, ...(words ? [words[language]] : [])].join(', ')
}

export function productPictureNames(products: readonly DemoProduct[]): ReadonlySet<string> {
  return new Set(
    products.flatMap((product) =>
      product.variations.flatMap((variation) => shotsOf(product, variation).map((shot) => nameOf(product, variation, shot))),
    ),
  )
}

/** Every picture that is no product's goes by its own name. */
export function namedPictureRows(pictures: DemoPictures, ofProducts: ReadonlySet<string>) {
  return [...pictures].flatMap(([name, { key }]) => (ofProducts.has(name) ? [] : [{ name, picture_key: key }]))
}

function nameOf(product: DemoProduct, variation: DemoVariation, shot: string): string {
  return pictureFile(product, variation, shot).replace(/\.webp$/, '')
}
