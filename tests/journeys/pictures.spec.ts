import { expect, openPage, test } from './support/journey.ts'

test.use({ realPictures: true })

test('a product’s pictures come at the width of the screen and keep their place', async ({ page }) => {
  await openPage(page, '/product/manul-mug')
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
