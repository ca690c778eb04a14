import { expectNoBarriers } from './support/barriers.ts'
import { expect, openPage, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

// The shop renders the images of pins (see makeImagesSmall).

test('a product’s images come at the width of the screen and keep their place', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/product/tulpar-pin')
  const image = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => image.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(300)
  const { source, width, height } = await image.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    return { source: image.currentSrc, width: image.getAttribute('width'), height: image.getAttribute('height') }
  })
  expect(source).toMatch(/\/images\/[0-9a-f]{32}\/\d+\.(avif|webp)$/)
  expect(Number(width)).toBeGreaterThan(0)
  expect(Number(height)).toBeGreaterThan(0)
})

test('images below the window wait until one comes within 50 px of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const key = /\/images\/([0-9a-f]{32})\//.exec(request.url())?.[1]
    if (key !== undefined) asked.push(key)
  })
  await openPage(page, '/shop/pin')
  const lastCard = page.getByRole('article').last()
  const image = lastCard.locator('picture img')
  await expect(image).toHaveCount(0)
  const before = new Set(asked)

  await lastCard.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(100)
  const source = await image.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  expect(before.has(/\/images\/([0-9a-f]{32})\//.exec(source)?.[1] ?? '')).toBe(false)
})

test('a product’s images are whole, and open over the window by a press and the keyboard', { tag: '@phone' }, async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/product/tulpar-tee')
  const box = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(box && box.width / box.height).toBeCloseTo(0.8, 1)
  await page.getByRole('button', { name: t('product:zoom.open', { number: 1, count: 4 }) }).click()
  const gallery = page.getByRole('dialog', { name: t('product:zoom.title', { name: 'Tulpar tee' }) })
  await expect(gallery).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('ArrowRight')
  await expect(gallery).toContainText(t('product:zoom.place', { number: 2, count: 4 }))
  const less = gallery.getByRole('button', { name: t('product:zoom.less') })
  await expect(less).toBeDisabled()
  await page.keyboard.press('+')
  await expect(less).toBeEnabled()
  // The arrow keys pan a zoomed image instead of showing the next one.
  await page.keyboard.press('ArrowRight')
  await expect(gallery).toContainText(t('product:zoom.place', { number: 2, count: 4 }))
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
})

test('a product with one picture has no empty strip beside it', async ({ page }) => {
  const t = translatorIn('en')
  await openPage(page, '/product/adras-mug')
  const pictures = page.getByRole('list', { name: t('product:gallery') })
  await expect(pictures.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Pomegranate' }).check({ force: true })
  await expect(pictures.getByRole('listitem')).toHaveCount(1)
  const [row, only] = await Promise.all([pictures.boundingBox(), pictures.getByRole('listitem').boundingBox()])
  expect(only?.width).toBeCloseTo(row?.width ?? 0, 0)
})

test('the streets around an office are enlarged and moved by keys and a press', { tag: '@phone' }, async ({ page, baseURL }) => {
  const t = translatorIn('en')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) foreign.push(request.url())
  })
  await openPage(page, '/contact')
  const streets = page.getByRole('button', { name: t('contact:map.labels.almaty') })
  await expect(streets).toBeHidden()
  await page.getByRole('radio', { name: t('contact:map.offices.almaty') }).focus()
  await page.keyboard.press('Space')
  await expect(streets).toBeVisible()

  const drawn = page.getByRole('figure').filter({ has: streets }).locator('svg > g').first()
  const whole = (await drawn.getAttribute('transform')) ?? ''
  await streets.press('+')
  await expect(drawn).not.toHaveAttribute('transform', whole)
  const enlarged = (await drawn.getAttribute('transform')) ?? ''
  await streets.press('ArrowRight')
  await expect(drawn).not.toHaveAttribute('transform', enlarged)
  await streets.press('0')
  await expect(drawn).toHaveAttribute('transform', whole)
  await expect(page.getByRole('button', { name: t('contact:map.farther') })).toBeDisabled()
  await page.getByRole('button', { name: t('contact:map.closer') }).click()
  await expect(drawn).not.toHaveAttribute('transform', whole)
  expect(foreign).toEqual([])
})
