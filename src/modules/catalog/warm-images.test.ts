import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addImage } from '#modules/media/index.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { warmImages } from './warm-images.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const ctx = catalogCtx({ db, files })

it('renders the first images of pages ahead of time', async () => {
  const portrait = await sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#20398C' } })
    .png()
    .toBuffer()
  const { key } = await addImage(ctx, portrait)
  await db.insertInto('named_pictures').values({ name: 'home-hero-phone', picture_key: key }).execute()
  expect(await warmImages(ctx)).toBe(1)
  for (const width of [320, 960, 1920]) expect(await files.find(`renditions/${key}/${width}.avif`)).toBeDefined()
})
