import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { structuredDataOf } from './structured-data.ts'

const prices = { price: money(80), sale_price: null, member_price: null }
const variation = { ...prices, id: 'v1', name: 'Navy', subtitle: null, isDefault: true, color: 'blue' as const, imageKey: null }
const goods = {
  ...prices,
  id: 'p1',
  slug: 'adras-tee',
  name: 'Adras tee',
  imageKey: null,
  isPreOrder: false,
  sizes: ['S', 'M'],
  variations: [variation],
  variationsLabel: null,
  stock: [{ variation: 'v1', size: 'S', left: 1 }],
}
const options = {
  shipping_zones: [{ zone: 'central_asia' as const, name: 'Central Asia', rate: money(45) }],
  free_shipping_over: 150,
  free_shipping_for: 'members' as const,
  return_days: 14,
  tax_rate: 0.06,
  tax_destinations: 'everywhere' as const,
}

const product = {
  goods,
  description: '',
  sku: 'TEE',
  brand: null,
  category: undefined,
  availability: 'in_stock' as const,
  images: [],
  facts: [{ kind: 'material' as const, text: 'Combed **cotton**,\n\n100%.' }],
}
const around = {
  language: 'ru' as const,
  publicUrl: 'https://shop.test',
  shopName: 'Tulpar',
  shipping: { country: 'KZ' as const, options },
}
const page = 'https://shop.test/ru/product/adras-tee'

it('groups the sizes of colours, each with its own stock, address and price with tax', () => {
  const [group] = structuredDataOf(product, around)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'p1',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    material: 'Combed cotton, 100%.',
    hasVariant: [
      {
        name: 'Adras tee · Navy · S',
        color: 'Navy',
        size: 'S',
        offers: {
          price: '84.80',
          priceSpecification: { price: '84.80', valueAddedTaxIncluded: true },
          availability: 'https://schema.org/InStock',
          url: `${page}?v=v1&size=S`,
        },
      },
      { name: 'Adras tee · Navy · M', size: 'M', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  })
  expect(group).not.toHaveProperty('offers')
})

it('gives shipping costs and return days once for all offers', () => {
  const [group, ...policies] = structuredDataOf(product, around)
  for (const { offers } of 'hasVariant' in group ? group.hasVariant : [])
    expect(offers).toMatchObject({
      shippingDetails: [{ '@id': '#shipping-central_asia-45.00' }],
      hasMerchantReturnPolicy: { '@id': '#returns' },
    })
  expect(policies).toMatchObject([
    {
      '@id': '#returns',
      applicableCountry: 'KZ',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      merchantReturnLink: 'https://shop.test/ru/terms',
    },
    { '@id': '#shipping-central_asia-45.00', shippingRate: { value: '45.00' }, shippingDestination: { addressCountry: 'KZ' } },
  ])
})

it('calls no version a colour, and is one product where nothing is chosen', () => {
  const [group] = structuredDataOf({ ...product, goods: { ...goods, variationsLabel: 'Set', sizes: [] } }, around)
  expect(group).not.toHaveProperty('color')
  const [single] = structuredDataOf({ ...product, facts: [], goods: { ...goods, sizes: [], variations: [] } }, around)
  expect(single).toMatchObject({ '@type': 'Product', offers: { url: page, availability: 'https://schema.org/InStock' } })
  for (const field of ['size', 'color', 'material', 'hasVariant']) expect(single).not.toHaveProperty(field)
})

it('adds no tax where the checkout adds none', () => {
  const shipping = { ...around.shipping, options: { ...options, tax_destinations: 'malaysia' as const } }
  const single = { ...product, goods: { ...goods, sizes: [], variations: [] } }
  const [abroad] = structuredDataOf(single, { ...around, shipping })
  expect(abroad).toMatchObject({ offers: { price: '80.00' } })
  expect('offers' in abroad && abroad.offers).not.toHaveProperty('priceSpecification')
  const [home] = structuredDataOf(single, { ...around, shipping: { ...shipping, country: 'MY' } })
  expect(home).toMatchObject({ offers: { price: '84.80' } })
})

it('shows the images for all variations with those that have none of their own', () => {
  const second = { ...variation, id: 'v2', name: 'Milk' }
  const image = (key: string, of: string | null) => ({ key, variation: of, origin: 'photograph' as const })
  const imagesOf = (images: ReturnType<typeof image>[]) => {
    const [group] = structuredDataOf({ ...product, images, goods: { ...goods, sizes: [], variations: [variation, second] } }, around)
    return 'hasVariant' in group ? group.hasVariant.map((variant) => variant.image) : []
  }
  const [own, all] = ['https://shop.test/images/own/1280.jpg', 'https://shop.test/images/all/1280.jpg']
  expect(imagesOf([image('own', 'v1'), image('all', null)])).toEqual([[own], [all]])
  expect(imagesOf([image('own', 'v1')])).toEqual([[own], [own]])
})

it('describes options only in words of schema.org', () => {
  const second = { ...variation, id: 'v2' }
  const [group] = structuredDataOf(
    { ...product, goods: { ...goods, variationsLabel: 'Set', sizes: [], variations: [variation, second] } },
    around,
  )
  expect(group).toHaveProperty('hasVariant')
  expect(group).not.toHaveProperty('variesBy')
})
