import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addImage } from '#modules/media/index.ts'
import { runningShop, shopBeside } from '#tests/support/shop.ts'

const one = await runningShop()
const other = await shopBeside(one)

async function addRed(width: number): Promise<string> {
  const { key } = await addImage(
    one.shop,
    await sharp({ create: { width, height: 500, channels: 3, background: '#c00000' } })
      .png()
      .toBuffer(),
  )
  return `/images/${key}/320.webp`
}

/** Takes `turns` turns of a shop's queue; returns a function that releases them. */
function hold({ shop }: typeof one, turns: number): () => Promise<unknown> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const held = Array.from({ length: turns }, () => shop.imageQueue.run(() => left))
  return () => {
    leave()
    return Promise.all(held)
  }
}

it('waits and caches in each open shop for itself', async () => {
  const path = await addRed(400)
  const release = hold(one, 2)
  let isAnswered = false
  const held = fetch(one.origin + path).finally(() => (isAnswered = true))
  expect((await fetch(other.origin + path)).status).toBe(200)

  // From now on only the other shop's memory contains the image.
  await one.shop.files.remove(`renditions/${path.slice('/images/'.length)}`)
  const releaseOther = hold(other, 2)
  expect((await fetch(other.origin + path)).status).toBe(200)
  expect(isAnswered).toBe(false)
  await release()
  expect((await held).status).toBe(200)
  await releaseOther()
})

it('refuses an image for later while eighty are waited for, and still takes uploads', async () => {
  const path = await addRed(600)
  const release = hold(one, 82)
  const refused = await fetch(one.origin + path)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const sent = one.shop.imageQueue.run(() => Promise.resolve('taken'))
  await release()
  expect(await sent).toBe('taken')
  expect((await fetch(one.origin + path)).status).toBe(200)
})
