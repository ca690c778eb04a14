import type { Page } from '@playwright/test'
import { expect, openPage, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

// Refused forms are answered with 422, which browsers log.
test.use({ tolerated: /status of 422/ })

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })

async function fillMessage(page: Page, t: ReturnType<typeof translatorIn>, email: string): Promise<void> {
  await field(page, t('contact:form.name')).fill('Данияр Әлиев')
  await field(page, t('contact:form.email')).fill(email)
  await field(page, t('contact:form.subject')).fill('Кесе')
  await field(page, t('contact:form.message')).fill('Шай ішетін кесе қашан келеді?')
  await page.getByRole('button', { name: t('contact:form.submit') }).click()
}

async function fillRequest(page: Page, t: ReturnType<typeof translatorIn>): Promise<void> {
  await field(page, t('preorder:name')).fill('Айгерим')
  await field(page, t('preorder:email')).fill('aigerim@example.kz')
  await field(page, t('preorder:phone')).fill('+7 701 123 45 67')
  await page.getByRole('combobox', { name: t('preorder:type') }).selectOption({ index: 1 })
  await field(page, t('preorder:details')).fill('Сорок кружек к Наурызу')
  await page.getByRole('button', { name: t('preorder:submit') }).click()
}

test('a message is refused beside the field that is wrong, and then sent', async ({ page }) => {
  const t = translatorIn('kk')
  await openPage(page, '/kk/contact')
  await fillMessage(page, t, 'nobody')
  await expect(field(page, t('contact:form.email'))).toBeFocused()
  await expect(page.getByText(t('errors:fields.invalid_email'))).toBeVisible()
  await expect(field(page, t('contact:form.name'))).toHaveValue('Данияр Әлиев')
  await fillMessage(page, t, 'daniyar@example.kz')
  await expect(page.getByText(t('contact:form.sentTitle'))).toBeVisible()
})

test('a pre-order is requested from a product and shown as received', async ({ page }) => {
  const t = translatorIn('ru')
  await openPage(page, '/ru/preorder?product=ram-horn-tee')
  await expect(field(page, t('preorder:details'))).not.toBeEmpty()
  await fillRequest(page, t)
  await expect(page.getByText(t('preorder:sentTitle'))).toBeVisible()
})

test.describe('when no answer comes', () => {
  test.use({ tolerated: /ERR_FAILED|status of 502/ })

  test('a message is stored as it was typed, and so are a pre-order and a search for an order', async ({ page, context }) => {
    const t = translatorIn('en')
    await openPage(page, '/contact')
    // Without a network, the page can't load its data again either.
    await context.route(/\.data(?:\?|$)/, (route) => route.abort())
    await fillMessage(page, t, 'daniyar@example.kz')
    await expect(page.getByText(t('shell:unreached'))).toBeVisible()
    await expect(field(page, t('contact:form.message'))).toHaveValue('Шай ішетін кесе қашан келеді?')
    await context.unroute(/\.data(?:\?|$)/)
    await openPage(page, '/preorder')
    await context.route(/\.data$/, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 502 }) : route.continue()))
    await fillRequest(page, t)
    await expect(page.getByText('Failed to submit pre-order request. Please try again.')).toBeVisible()
    await expect(field(page, t('preorder:details'))).toHaveValue('Сорок кружек к Наурызу')
    await openPage(page, '/track-order')
    await field(page, t('track:number')).fill('UND-12345')
    await field(page, t('track:email')).fill('daniyar@example.kz')
    await page.getByRole('button', { name: t('track:submit') }).click()
    await expect(page.getByText(t('track:failed'))).toBeVisible()
    await expect(field(page, t('track:number'))).toHaveValue('UND-12345')
  })
})

test('the newsletter is requested, and an empty address is not', async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/newsletter')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: t('shell:newsletter.submit') }).click()
  await expect(form.getByText(t('shell:newsletter.required'))).toBeVisible()
  await form.getByRole('textbox', { name: t('shell:newsletter.label') }).fill('reader@example.com')
  await form.getByRole('button', { name: t('shell:newsletter.submit') }).click()
  await expect(page.getByText(t('shell:newsletter.subscribed'))).toBeVisible()
  await expect(form.getByRole('textbox', { name: t('shell:newsletter.label') })).toBeEmpty()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is refused, keeps its text, and is sent', async ({ page }) => {
    const t = translatorIn('ru')
    await page.goto('/ru/contact')
    await fillMessage(page, t, 'nobody')
    await expect(page.getByText(t('errors:fields.invalid_email'))).toBeVisible()
    await expect(field(page, t('contact:form.message'))).toHaveValue('Шай ішетін кесе қашан келеді?')
    await fillMessage(page, t, 'daniyar@example.kz')
    await expect(page.getByText(t('contact:form.sentTitle'))).toBeVisible()
  })

  test('a pre-order is received', async ({ page }) => {
    const t = translatorIn('en')
    await page.goto('/preorder')
    await fillRequest(page, t)
    await expect(page.getByText(t('preorder:sentTitle'))).toBeVisible()
  })

  test('the newsletter is requested at the foot of any page', async ({ page }) => {
    const t = translatorIn('kk')
    await page.goto('/kk/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: t('shell:newsletter.label') }).fill('oqyrman@example.kz')
    await footer.getByRole('button', { name: t('shell:newsletter.submit') }).click()
    await expect(page.getByText(t('newsletter:sentTitle'))).toBeVisible()
  })
})
