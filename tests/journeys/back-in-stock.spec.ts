import { backOffice } from './support/back-office.ts'
import { expectNoBarriers, expectToFit } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { findMail, findMailLink, newAddress } from './support/mails.ts'
import { translatorIn } from './support/translator.ts'

const t = translatorIn('en')

// A mistyped address is refused with 422, which browsers log.
test.use({ tolerated: /status of 422/ })

test(
  'a guest requests a notice when a size is back, and confirms by the link of the mail',
  { tag: '@phone' },
  async ({ page, someoneElse }) => {
    const office = await backOffice(await someoneElse())
    const name = `Rider's felt vest ${crypto.randomUUID().slice(0, 8)}`
    const stock = [
      { size: 'S', on_hand: 3 },
      { size: 'M', on_hand: 0 },
      { size: 'L', on_hand: 0 },
    ]
    const { id, slug } = await office.create({ name, price: 120, sizes: stock.map(({ size }) => size), stock })
    await openPage(page, `/product/${slug}`)
    await expect(page.getByRole('radio', { name: new RegExp(`^M ?, ${t('goods:choose.soldOut')}$`) })).toBeDisabled()
    await page.getByRole('button', { name: t('product:back.askSize') }).click()
    const sizes = page.getByRole('group', { name: t('product:back.which') })
    await expect(sizes.getByRole('radio')).toHaveCount(2)
    await sizes.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
    await expectNoBarriers(page)
    await expectToFit(page, 'a product with a size to wait for')

    const guest = newAddress('waits')
    const email = page.getByRole('main').getByRole('textbox', { name: t('product:back.email') })
    const tell = page.getByRole('button', { name: t('product:back.sendSize', { size: 'L' }) })
    await email.fill('nobody')
    await tell.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill(guest)
    await tell.click()
    await expect(page.getByText(t('replies:stockNotice.sent'))).toBeVisible()

    await findMail(page, guest, t('replies:stockNotice.confirm.subject', { thing: `${name}, L` }))
    await openPage(page, await findMailLink(page, guest))
    await expect(page.getByRole('heading', { level: 1, name: t('stock-notice:confirm.heading') })).toBeVisible()
    expect(await office.waitingFor(id)).toEqual([])
    await page.getByRole('button', { name: t('stock-notice:confirm.button') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('stock-notice:confirm.done') })).toBeVisible()
    expect(await office.waitingFor(id)).toEqual([{ variation_id: null, size: 'L', count: 1 }])
    await office.change(id, { status: 'draft' })
  },
)
