import { type OfficeLanguage, officeLanguages } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import { type DemoProduct, type DemoVariation, imageFile, shotsOf, type LocalizedText } from './demo-product.ts'
import type { DemoImages } from './load-images.ts'

type Placed = { product: DemoProduct; id: string; variationIds: readonly string[]; createdAt: Date; pictures: DemoImages }

/** Alternative texts of the shots. The first shot of a form shows the whole product and needs none. */
const shotTexts: Record<string, LocalizedText> = {
  close: { en: 'close-up', ru: 'крупным планом', kk: 'жақыннан' },
  folded: { en: 'folded', ru: 'в сложенном виде', kk: 'бүктелген күйінде' },
  collar: { en: 'the collar', ru: 'ворот', kk: 'жағасы' },
}

/** Images of the default variation come first, so a card's second image shows the same piece. */
export function imageRows({ product, id, variationIds, createdAt, pictures: images }: Placed) {
  const inOrder = product.variations
    .map((variation, place) => ({ variation, variationId: variationIds[place] ?? null }))
    .sort((a, b) => Number(b.variation.is_default ?? false) - Number(a.variation.is_default ?? false))
  const shots = inOrder.flatMap(({ variation, variationId }) =>
    shotsOf(product, variation).flatMap((shot) => {
      const image = images.get(nameOf(product, variation, shot))
      return image ? [{ variation, variationId, shot, picture: image }] : []
    }),
  )
  return shots.map(({ variation, variationId, shot, picture: image }, place) => ({
    id: newId(),
    product_id: id,
    variation_id: variationId,
    picture_key: image.key,
    is_featured: place === 0,
    display_order: place,
    alt: JSON.stringify(Object.fromEntries(officeLanguages.map((language) => [language, altOf(product, variation, shot, language)]))),
    created_at: createdAt,
  }))
}

function altOf(product: DemoProduct, variation: DemoVariation, shot: string, language: OfficeLanguage): string {
  const option = product.variations.length > 1 ? [variation.name[language]] : []
  const texts = shotTexts[shot]
  return [product.name[language], ...option, ...(texts ? [texts[language]] : [])].join(', ')
}

export function productImageNames(products: readonly DemoProduct[]): ReadonlySet<string> {
  return new Set(
    products.flatMap((product) =>
      product.variations.flatMap((variation) => shotsOf(product, variation).map((shot) => nameOf(product, variation, shot))),
    ),
  )
}

/** Returns rows for the images that do not belong to a product, each under its own name. */
export function namedImageRows(images: DemoImages, ofProducts: ReadonlySet<string>) {
  return [...images].flatMap(([name, { key }]) => (ofProducts.has(name) ? [] : [{ name, picture_key: key }]))
}

function nameOf(product: DemoProduct, variation: DemoVariation, shot: string): string {
  return imageFile(product, variation, shot).replace(/\.webp$/, '')
}
