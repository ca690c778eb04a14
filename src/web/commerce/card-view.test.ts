import { expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { money } from '#contract/rules/money.ts'
import { viewCard } from './card-view.ts'

const image = {
  id: 'front',
  image_key: 'front',
  image_url: '',
  variation_id: null,
  is_featured: true,
  display_order: 0,
  alt: '',
  height: 500,
}
const t = createAreaTranslator<'goods'>('en', {})

function cardOf(width: number) {
  const product: Product = {
    id: 'pin',
    slug: 'pin',
    name: 'Pin',
    description: '',
    brand: null,
    sku: 'PIN',
    tags: [],
    status: 'active',
    availability: 'in_stock',
    price: money(25),
    sale_price: null,
    member_price: null,
    category_id: null,
    categories: [],
    sizes: [],
    variations: [],
    variations_label: null,
    images: [
      { ...image, width, origin: 'photograph' },
      { ...image, id: 'back', image_key: 'back', is_featured: false, width: width * 2, origin: 'photograph' },
    ],
    colors: [],
    stock: 100,
    stock_levels: [],
    expected_shipping: null,
    early_access_until: null,
    translation: { name: 'Pin', description: '' },
    rating: null,
    created_at: '2026-11-29T00:00:00.000Z',
    updated_at: '2026-11-29T00:00:00.000Z',
  }
  return viewCard(product, t, { few: 5 })
}

it('carries the width of an original that is narrower than the widest image of a card, and no other', () => {
  expect(cardOf(500)).toMatchObject({ imageKey: 'front', imageWidth: 500, hoverKey: 'back' })
  expect(cardOf(500)).not.toHaveProperty('hoverWidth')
  expect(cardOf(400)).toMatchObject({ imageWidth: 400, hoverWidth: 800 })
  expect(cardOf(1200)).not.toHaveProperty('imageWidth')
})
