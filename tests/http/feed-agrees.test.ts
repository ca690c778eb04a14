import { createRouterClient } from '@orpc/server'
import { afterEach, expect, it } from 'vitest'
import { guest } from '#contract/actor.ts'
import { type Language, officeLanguages } from '#contract/languages.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { createRequestContext } from '#server/http/request-context.ts'
import { readXml } from '#tests/support/read-markup.ts'
import { runningShop } from '#tests/support/shop.ts'
import { loadProduct } from '#web/storefront/product/load.ts'

const publicUrl = 'http://shop.example'
const { given, origin, shop } = await runningShop({ PUBLIC_URL: publicUrl })
afterEach(() => changeSettings(shop, { tax_destinations: 'everywhere' }))

await given.product({ name: 'Mug', price: 40.35, stock: 1 })
await given.product({
  name: 'Tee',
  price: 79.9,
  sale_price: 59.9,
  sizes: ['S', 'M'],
  variations: [{ name: 'Lapis' }, { name: 'Milk', price: 89.9 }],
  stock: 3,
})

type Offer = { url: string; price: string; priceSpecification?: object | undefined }

/** Returns the feed's price for each of its links. */
async function feedPrices(language: Language): Promise<Map<string, string>> {
  const rss = readXml(await (await fetch(`${origin}/feeds/google.xml?lang=${language}`)).text())
  const items = rss.children[0]?.children.filter(({ name }) => name === 'item') ?? []
  return new Map(
    items.map(({ children }) => {
      const {
        'g:link': link = '',
        'g:price': price = '',
        'g:sale_price': sale,
      } = Object.fromEntries(children.map(({ name, text }) => [name, text]))
      return [link, sale ?? price]
    }),
  )
}

async function offersAt(link: string, language: Language): Promise<readonly Offer[]> {
  const context = createRequestContext(shop, new Headers(), { actor: guest, language, address: '', requestId: 'feed-agrees' })
  const api = createRouterClient(shop.router, { context })
  const slug = /\/product\/([^?]+)/.exec(link)?.[1] ?? ''
  const { data } = await loadProduct(api, { language, prefix: '', publicUrl, actor: guest, isProduction: false }, { id: slug })
  const [described] = data.product?.structured ?? []
  if (described && 'hasVariant' in described) return described.hasVariant.map(({ offers }) => offers)
  if (described && 'offers' in described) return [described.offers]
  throw new Error(`no product at ${link}`)
}

it.each(['everywhere', 'malaysia'] as const)('has the price of its own page where tax is added %s', async (destinations) => {
  await changeSettings(shop, { tax_destinations: destinations })
  for (const language of officeLanguages) {
    const isTaxed = destinations === 'everywhere' || language === 'en'
    await expect.poll(async () => [...(await feedPrices(language)).values()]).toContain(isTaxed ? '42.77 MYR' : '40.35 MYR')
    const prices = await feedPrices(language)
    expect(prices.size).toBe(5)
    for (const [link, price] of prices) {
      const offer = (await offersAt(link, language)).find(({ url }) => url === link)
      expect(`${offer?.price} MYR`).toBe(price)
      expect(offer?.priceSpecification).toEqual(
        isTaxed ? { '@type': 'UnitPriceSpecification', price: offer?.price, priceCurrency: 'MYR', valueAddedTaxIncluded: true } : undefined,
      )
    }
  }
})
