import { expect, openPage, test } from './support/journey.ts'

// The pictures of pins are drawn, see makePicturesSmall.

test('a product’s pictures come at the width of the screen and keep their place', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/product/tulpar-pin')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(300)
  const { source, width, height } = await picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    return { source: image.currentSrc, width: image.getAttribute('width'), height: image.getAttribute('height') }
  })
  expect(source).toMatch(/\/images\/[0-9a-f]{32}\/\d+\.(avif|webp)$/)
  expect(Number(width)).toBeGreaterThan(0)
  expect(Number(height)).toBeGreaterThan(0)
})

test('pictures below the window wait until one comes within 50 px of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const key = /\/images\/([0-9a-f]{32})\//.exec(request.url())?.[1]
    if (key !== undefined) asked.push(key)
  })
  await openPage(page, '/shop/pin')
  const lastCard = page.getByRole('article').last()
  const picture = lastCard.locator('picture img')
  await expect(picture).toHaveCount(0)
  const before = new Set(asked)

  await lastCard.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(100)
  const source = await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  expect(before.has(/\/images\/([0-9a-f]{32})\//.exec(source)?.[1] ?? '')).toBe(false)
})
