import type { Product } from '#contract/catalog.ts'
import type { AreaWords } from '#contract/messages/words.ts'
import { pack, type Packed } from '#web/render/packed.ts'
import { type CardView, viewCard } from './card-view.ts'

/** The catalogue gives the same object while a product is as it was. */
const packed = new WeakMap<Product, WeakMap<AreaWords<'goods'>, Map<string, Packed<CardView>>>>()

/** For loaders of lists: the card of a product that has not changed is not made again. */
export function packCard(product: Product, t: AreaWords<'goods'>, currentCategory = ''): Packed<CardView> {
  const inLanguages = packed.get(product) ?? new WeakMap<AreaWords<'goods'>, Map<string, Packed<CardView>>>()
  packed.set(product, inLanguages)
  const inCategories = inLanguages.get(t) ?? new Map<string, Packed<CardView>>()
  inLanguages.set(t, inCategories)
  const card = inCategories.get(currentCategory) ?? pack(viewCard(product, t, currentCategory))
  inCategories.set(currentCategory, card)
  return card
}
