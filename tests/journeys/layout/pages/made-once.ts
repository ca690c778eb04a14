import type { Page } from '@playwright/test'
import { z } from 'zod'
import { call } from '../../support/calls.ts'
import { sessionWithPictures } from '../../support/studio-sessions.ts'
import type { Things } from '../things.ts'

/** Makes a thing once in a worker. */
function once<Thing>(make: (things: Things, page: Page) => Promise<Thing>) {
  let made: Promise<Thing> | undefined
  return (things: Things, page: Page) => (made ??= make(things, page))
}

/** A session with an accepted picture, and one that awaits a decision. Returns its id. */
export const studioSession = once(async ({ productId }, page) => {
  const { id, first } = await sessionWithPictures(page, productId)
  await call(page, first, { verdict: 'accepted' })
  return id
})

/** Returns the id of a saved reply. */
export const savedReply = once(async (_things, page) => {
  const text =
    'Thank you for your message. Parcels to Kazakhstan arrive within ten to fifteen days, and you find yours under “Track an order”.'
  const reply = await call(page, '/api/admin/kept-answers', { name: 'When does my parcel arrive, and where do I see it?', text })
  return z.object({ id: z.string() }).parse(reply).id
})

/** Returns the address of the product with the longest name as a guest sees it. */
export const previewAddress = once(async ({ productId }, page) => {
  const preview = await call(page, `/api/admin/products/${productId}/previews`, {})
  return z.object({ path: z.string() }).parse(preview).path
})
