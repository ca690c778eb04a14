import { expectNoBarriers } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { newAccount, newMember } from './support/new-member.ts'
import { startingWith, translatorIn } from './support/translator.ts'

test('the heart asks a stranger to sign in, and then has the earlier press', async ({ page }) => {
  const t = translatorIn('en')
  const { email, password } = await newAccount(page, 'heart')
  await openPage(page, '/product/berkut-tote')
  const heart = page.getByRole('button', { name: t('goods:wishlist', { name: 'Berkut tote' }) }).filter({ visible: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('auth:login.email') }).fill(email)
  await dialog.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(page.getByText(t('wishlist:added'))).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await openPage(page, '/account/wishlist')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Berkut tote')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('account:wishlist.moveNamed', { name: 'Berkut tote' }) }).click()
  await expect(page.getByText(t('account:wishlist.moved'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('account:wishlist.empty') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
  await expectNoBarriers(page)
})

test('a product with sizes is chosen before it moves from the wishlist to the cart', { tag: '@phone' }, async ({ page }) => {
  const t = translatorIn('en')
  await newMember(page, 'chooser')
  await openPage(page, '/product/tulpar-tee')
  await page
    .getByRole('button', { name: t('goods:wishlist', { name: 'Tulpar tee' }) })
    .filter({ visible: true })
    .click()
  await expect(page.getByText(t('wishlist:added'))).toBeVisible()
  await openPage(page, '/account/wishlist')
  await page.getByRole('button', { name: t('account:wishlist.chooseNamed', { name: 'Tulpar tee' }) }).click()
  const chooser = page.getByRole('dialog', { name: 'Tulpar tee' })
  await chooser.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await chooser.getByRole('button', { name: startingWith(`${t('goods:add.toCart')} · RM`) }).click()
  await expect(page.getByRole('heading', { name: t('account:wishlist.empty') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('shell:header.cartItems', { count: 1 }) })).toBeVisible()
})

test('the cross on a saved piece is in its corner, and removes it', { tag: '@phone' }, async ({ page }) => {
  // The badge of a piece made to order is longest in Kazakh.
  const [t, named] = [translatorIn('kk'), { name: '«Бүркіт» сөмкесі' }]
  await newMember(page, 'letting-go')
  await openPage(page, '/kk/product/berkut-tote')
  await page
    .getByRole('button', { name: t('goods:wishlist', named) })
    .filter({ visible: true })
    .click()
  await expect(page.getByText(t('wishlist:added'))).toBeVisible()
  await openPage(page, '/kk/account/wishlist')
  const cross = page.getByRole('button', { name: t('account:wishlist.removeNamed', named) })
  const badge = page.getByRole('article').getByText(t('account:wishlist.preOrder'), { exact: true })
  const [at, card, beside] = [await cross.boundingBox(), await page.getByRole('article').boundingBox(), await badge.boundingBox()]
  expect(at && card && at.y - card.y).toBeLessThan(20)
  expect(at && beside && at.x - (beside.x + beside.width)).toBeGreaterThan(0)
  await cross.click()
  await expect(page.getByRole('heading', { name: t('account:wishlist.empty') })).toBeVisible()
})

test.describe('a wishlist that the server does not change', () => {
  test.use({ tolerated: /Failed to load resource: the server responded with a status of (409|503)/ })

  test('shows a dropped entry again, and reports it', async ({ page }) => {
    const t = translatorIn('en')
    await newMember(page, 'rollback')
    await openPage(page, '/product/shai-mug')
    const heart = page.getByRole('button', { name: t('goods:wishlist', { name: 'Shai? mug' }) }).filter({ visible: true })
    await heart.click()
    await expect(page.getByText(t('wishlist:added'))).toBeVisible()

    await page.route('**/api/wishlists/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: { error: 'Busy', code: 'busy' } }) : route.continue(),
    )
    await heart.click()
    await expect(page.getByText(t('wishlist:removeFailed')).first()).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await openPage(page, '/account/wishlist')
    await page.getByRole('button', { name: t('account:wishlist.removeNamed', { name: 'Shai? mug' }) }).click()
    await expect(page.getByText(t('wishlist:removeFailed')).first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('says when a piece is there already, saved in another window', async ({ page }) => {
    const t = translatorIn('en')
    await newMember(page, 'twice')
    await openPage(page, '/product/adras-mug')
    const heart = page.getByRole('button', { name: t('goods:wishlist', { name: 'Adras mug' }) }).filter({ visible: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const other = await page.context().newPage()
    await openPage(other, '/product/adras-mug')
    await other
      .getByRole('button', { name: t('goods:wishlist', { name: 'Adras mug' }) })
      .filter({ visible: true })
      .click()
    await expect(other.getByText(t('wishlist:added'))).toBeVisible()
    await heart.click()
    await expect(page.getByText(t('wishlist:already'))).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})
