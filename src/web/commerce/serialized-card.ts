import type { Product } from '#contract/catalog.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { serialize, type Serialized } from '#web/render/serialized.ts'
import { type CardPlace, type CardView, viewCard } from './card-view.ts'

/** The catalogue returns the same object until a product changes. */
const serialized = new WeakMap<Product, WeakMap<AreaTranslator<'goods'>, Map<string, Serialized<CardView>>>>()

/** Makes a card, for loaders of lists. The card of an unchanged product is reused. */
export function serializeCard(product: Product, t: AreaTranslator<'goods'>, place: CardPlace): Serialized<CardView> {
  const inLanguages = serialized.get(product) ?? new WeakMap<AreaTranslator<'goods'>, Map<string, Serialized<CardView>>>()
  serialized.set(product, inLanguages)
  const inPlaces = inLanguages.get(t) ?? new Map<string, Serialized<CardView>>()
  inLanguages.set(t, inPlaces)
  const key = `${place.few} ${place.currentCategory}`
  const card = inPlaces.get(key) ?? serialize(viewCard(product, t, place))
  inPlaces.set(key, card)
  return card
}
