import { describe, expect, it } from 'vitest'
import { demoCategories, demoProducts, demoStories } from './catalogue.ts'
import { motifKeys } from '#brand/motifs/motif-keys.ts'
import { type DemoProduct, type DemoVariation, type LocalizedText, categorySlugs } from './demo-product.ts'
import { demoRows } from './demo-rows.ts'

const names = (items: { slug: string }[]) => items.map((item) => item.slug)
const textsOf = (text: LocalizedText) => [text.en, text.ru, text.kk]

function piecesOf(variation: DemoVariation): number {
  if (typeof variation.stock === 'number') return variation.stock
  return Object.values(variation.stock).reduce((sum, count) => sum + count, 0)
}

const totalOf = (product: DemoProduct) => product.variations.reduce((sum, variation) => sum + piecesOf(variation), 0)

/** Returns every set of prices a buyer can see: the product's own, and each variation's overrides. */
function offersOf(product: DemoProduct) {
  const own = { price: product.price, sale: product.sale_price, member: product.member_price }
  const varied = product.variations.map((variation) => ({
    price: variation.price ?? own.price,
    sale: variation.price === undefined ? (variation.sale_price ?? own.sale) : variation.sale_price,
    member: variation.price === undefined ? (variation.member_price ?? own.member) : variation.member_price,
  }))
  return [own, ...varied]
}

const given = <T>(value: T | undefined): value is T => value !== undefined
const isWholeSen = (amount: number) => Number(amount.toFixed(2)) === amount && amount > 0

describe('the demo catalogue', () => {
  it('gives every product and story an address of its own', () => {
    for (const list of [names(demoProducts), demoProducts.map((product) => product.sku), names(demoStories)]) {
      expect(new Set(list).size).toBe(list.length)
    }
    for (const slug of [...names(demoProducts), ...names(demoStories)]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('names and describes everything differently in each language', () => {
    const worded = [
      ...demoProducts.flatMap((product) => [product.name, product.description]),
      ...demoStories.flatMap((story) => [story.title, story.summary, story.body]),
      ...demoCategories.flatMap((category) => [category.name, category.description]),
    ]
    for (const text of worded) {
      expect(
        textsOf(text).every((text) => text.trim().length > 2),
        text.en,
      ).toBe(true)
      expect(new Set(textsOf(text)).size, text.en).toBe(3)
    }
    for (const variation of demoProducts.flatMap((product) => product.variations)) {
      for (const text of [variation.name, variation.subtitle].filter(given)) {
        expect(textsOf(text).every((text) => text.trim().length > 1)).toBe(true)
        expect(text.en).not.toBe(text.ru)
      }
    }
  })

  it('keeps each language in its own letters', () => {
    const all = [
      ...demoProducts.flatMap((product) => [product.name, product.description, ...product.variations.map((v) => v.name)]),
      ...demoStories.flatMap((story) => [story.title, story.summary, story.body]),
    ]
    for (const text of all) {
      // The print itself says "Шай?", but the English text transliterates it.
      expect(text.en).not.toMatch(/\p{Script=Cyrillic}/u)
      expect(text.ru).not.toMatch(/[a-z]/i)
      expect(text.kk).not.toMatch(/[a-z]/i)
      expect(textsOf(text).join(' ')).not.toMatch(/[!]| {2}|"/)
    }
    const mixed = demoProducts.filter((product) => !/[әғқңөұүһі]/i.test(product.description.kk))
    expect(names(mixed)).toEqual([])
  })

  it('attaches one or two stories that exist to every product', () => {
    const known = new Set(names(demoStories))
    for (const product of demoProducts) {
      expect([1, 2], product.slug).toContain(product.stories.length)
      expect(
        product.stories.filter((slug) => !known.has(slug)),
        product.slug,
      ).toEqual([])
    }
    const used = new Set(demoProducts.flatMap((product) => product.stories))
    expect([...known].filter((slug) => !used.has(slug))).toEqual([])
  })

  it('has exactly one default among the variations of a product, with keys of their own', () => {
    for (const product of demoProducts) {
      expect(
        product.variations.filter((variation) => variation.is_default),
        product.slug,
      ).toHaveLength(1)
      expect(new Set(product.variations.map((variation) => variation.key)).size).toBe(product.variations.length)
    }
  })

  it('counts stock by the sizes the product is sold in', () => {
    for (const product of demoProducts) {
      for (const { stock } of product.variations) {
        if (typeof stock === 'number') expect(product.sizes, product.slug).toBeUndefined()
        else
          expect(
            Object.keys(stock).filter((size) => !product.sizes?.includes(size)),
            product.slug,
          ).toEqual([])
      }
    }
  })

  it('prices in whole sen, with sale and member prices below the price', () => {
    for (const product of demoProducts) {
      for (const { price, sale, member } of offersOf(product)) {
        for (const amount of [price, sale, member].filter(given)) expect(isWholeSen(amount), product.slug).toBe(true)
        for (const lower of [sale, member].filter(given)) expect(lower, product.slug).toBeLessThan(price)
      }
    }
  })

  it('fills all seven categories and shows every motif', () => {
    expect(new Set(demoProducts.map((product) => product.category))).toEqual(new Set(categorySlugs))
    expect(new Set(names(demoCategories))).toEqual(new Set(categorySlugs))
    expect(new Set(demoProducts.flatMap((product) => product.motifs))).toEqual(new Set(motifKeys))
    expect(demoProducts.length).toBeGreaterThanOrEqual(66)
    expect(demoStories.length).toBeGreaterThanOrEqual(12)
  })

  it('has products in each price band and some with a range of prices', () => {
    const prices = demoProducts.map((product) => product.price)
    const bands = [
      [0, 50],
      [50, 100],
      [100, 150],
      [150, Infinity],
    ] as const
    for (const [from, to] of bands) expect(prices.filter((price) => price >= from && price < to).length).toBeGreaterThan(1)
    const ranged = demoProducts.filter((product) => new Set(offersOf(product).map((offer) => offer.price)).size > 1)
    expect(ranged.length).toBeGreaterThanOrEqual(5)
  })

  it('shows every state of stock', () => {
    const inStock = demoProducts.filter((product) => product.pre_order_days === undefined)
    expect(demoProducts.length - inStock.length).toBeGreaterThanOrEqual(6)
    expect(inStock.filter((product) => totalOf(product) === 0).length).toBeGreaterThanOrEqual(4)
    const low = inStock.filter((product) => totalOf(product) > 0 && totalOf(product) <= 5)
    expect(low.length).toBeGreaterThanOrEqual(5)
    const gaps = inStock
      .flatMap((product) => product.variations)
      .filter(({ stock }) => typeof stock !== 'number' && Object.values(stock).includes(0) && Object.values(stock).some(Boolean))
    expect(gaps.length).toBeGreaterThan(5)
  })

  it('promises pre-orders for some months ahead, whenever it is loaded', () => {
    const now = new Date('2031-12-24T17:30:00Z')
    const { tables } = demoRows({ categories: demoCategories, products: demoProducts, stories: demoStories, pictures: new Map(), now })
    const days = tables.products.map((product) => product.expected_shipping).filter((day) => day !== null)
    for (const day of days) expect(day).toMatch(/^2032-0[2-5]-([0-2]\d|3[01])$/)
    expect(days).toContain('2032-03-28')
  })
})
