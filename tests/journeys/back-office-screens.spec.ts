import type { Page } from '@playwright/test'
import { z } from 'zod'
import { officeLanguages } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { addressIn } from './support/public-pages.ts'
import { signInAs } from './support/signing-in.ts'

const one = z.object({ id: z.string() })
const first = (found: unknown, key: string) =>
  z
    .record(z.string(), z.unknown())
    .transform((body) => one.array().min(1).parse(body[key])[0])
    .parse(found)

/** Returns the back office screens that no other journey checks, with demo data where a screen needs an id. */
async function screensOf(page: Page): Promise<string[]> {
  const idOf = async (path: string, key: string) => first(await (await page.request.get(`/api/admin/${path}`)).json(), key)?.id ?? ''
  const queue = z
    .object({ items: z.array(z.object({ order_item_id: z.string(), order_id: z.string(), order_number: z.string() })).min(1) })
    .parse(await (await page.request.get('/api/admin/production-queue?limit=1')).json())
  const [made] = queue.items
  const productId = await idOf('products?limit=1', 'products')
  const [category] = one.array().parse(await (await page.request.get('/api/categories')).json())
  return [
    pages.admin(),
    adminPages.orders(),
    adminPages.order(made?.order_number ?? ''),
    adminPages.orderEdit(made?.order_number ?? ''),
    adminPages.newOrder(),
    adminPages.orderSteps(made?.order_id ?? ''),
    adminPages.itemSteps(made?.order_item_id ?? ''),
    adminPages.production(),
    adminPages.production({ view: 'list' }),
    adminPages.production({ view: 'calendar' }),
    adminPages.productionFigures(),
    adminPages.products(),
    adminPages.productNew(),
    adminPages.product(productId),
    adminPages.productStock(productId),
    adminPages.productImport(),
    adminPages.productTypes(),
    adminPages.newProductType(),
    adminPages.productType(await idOf('product-types', 'product_types')),
    adminPages.categories(),
    adminPages.category(category?.id ?? ''),
    adminPages.stories(),
    adminPages.story(await idOf('stories', 'stories')),
    adminPages.sizeGuides(),
    adminPages.sizeGuide(await idOf('size-guides', 'size_guides')),
    adminPages.members(),
    adminPages.member(await idOf('members', 'members')),
    adminPages.messages(),
    adminPages.savedReplies(),
    adminPages.savedReplyNew(),
    adminPages.proofs(),
    adminPages.management(),
    adminPages.paymentMethods(),
    adminPages.newPaymentMethod(),
    adminPages.paymentMethod(await idOf('payment-methods', 'payment_methods')),
    adminPages.checkoutSettings(),
    adminPages.settings(),
    adminPages.discounts(),
    adminPages.newDiscount(),
    adminPages.log(),
    adminPages.agents(),
    adminPages.system(),
    adminPages.reviews(),
    adminPages.review(await idOf('reviews', 'reviews')),
    adminPages.returns(),
    adminPages.return(await idOf('returns', 'returns')),
  ]
}

for (const [place, language] of officeLanguages.entries())
  test(`every screen of the back office can be used by everybody: ${language}`, { tag: '@phone' }, async ({ page }, { project }) => {
    test.setTimeout(300_000)
    await signInAs(page, 'super_admin')
    // Each screen in one language on a desktop, and in the next language on a phone, where space is scarce.
    const turn = project.name === 'phone' ? 1 : 0
    // Tall enough that the bottom bar of a phone covers nothing on the page.
    if (project.name === 'phone') await page.setViewportSize({ width: 390, height: 6000 })
    const looked = (await screensOf(page)).filter((_, index) => (index + turn) % officeLanguages.length === place)
    expect(looked.length).toBeGreaterThan(10)
    for (const path of looked) {
      await openPage(page, addressIn(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoBarriers(page)
      await expectToFit(page, path)
      if (project.name === 'phone') continue
      // Doubling the text size is the same as halving the width, because the page is measured in text sizes.
      await page.setViewportSize({ width: 640, height: 860 })
      await expectToFit(page, `${path} with text of twice its size`)
      await page.setViewportSize({ width: 1280, height: 860 })
    }
  })
