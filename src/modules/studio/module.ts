import { z } from 'zod'
import { productRemoved } from '#modules/catalog/index.ts'
import { on } from '#modules/domain-events.ts'
import { type LiveEffect, wholeOf } from '#modules/live-effects.ts'
import { defineModule, doJob } from '#modules/module.ts'
import type { RowChange } from '#modules/row-change.ts'
import { dropFiles, dropJob, removeFiles } from './images/drop-files.ts'
import { composeJob, serviceJob } from './images/image-job.ts'
import { failLostImages } from './images/fail-lost-images.ts'
import { makeImage } from './images/make-image.ts'
import { readPictureFile, widths } from './images/read-picture-file.ts'
import { studioInvariants } from './studio-invariants.ts'
import { studioRoutes } from './studio-routes.ts'
import { openTools } from './studio-tools.ts'

const ofTheShop = { exported: { not: 'pictures of the shop’s goods that a member of staff made or reviewed' } } as const

/** Pictures of products, made on this machine or by a service. Staff accept each before shoppers see it. */
export const studio = defineModule({
  name: 'studio',
  needs: ['audit', 'settings', 'media', 'catalog', 'identity'],
  tables: ['studio_sessions', 'studio_shots', 'studio_others', 'studio_images', 'studio_service_calls'],
  open: ({ config }) => openTools(config),
  async close({ compositor, running }) {
    running.close()
    await compositor.close()
  },
  // No cached response uses sessions: a saved picture becomes an image of the product.
  tags: { studio_sessions: () => [], studio_images: () => [] },
  live: { studio_sessions: sessionEffects, studio_images: imageEffects },
  onChange: (_services, { running }) => ({
    tables: ['studio_images'],
    note({ type, id }) {
      if (type === 'DELETE' && id) running.giveUp(id)
    },
    // The result of a deleted picture is dropped when it is finished.
    missed: () => undefined,
  }),
  routes: (_services, tools) => ({ studio: studioRoutes(tools) }),
  http: () => [
    {
      method: 'GET',
      path: '/api/admin/studio/sessions/{id}/images/{imageId}/picture',
      described: {
        operationId: 'studio.picture',
        summary: 'Download a picture that was made in the studio, whole or at a width of 320, 640 or 1280',
        query: { width: z.enum(widths).optional() },
        types: ['image/png', 'image/jpeg', 'image/webp'],
      },
      rules: { who: 'admin' },
      answer: async ({ c, part, query, context }) =>
        readPictureFile((await context()).ctx, {
          sessionId: part('id'),
          imageId: part('imageId'),
          width: query('width'),
          ifNoneMatch: c.req.header('if-none-match'),
        }),
    },
  ],
  jobs: ({ systemCtx }, tools) => [
    doJob(composeJob, (turn) => makeImage(systemCtx(), tools, turn)),
    doJob(serviceJob, (turn) => makeImage(systemCtx(), tools, turn)),
    doJob(dropJob, (gone) => removeFiles(systemCtx(), gone)),
  ],
  // The product's sessions are deleted with it.
  listens: [on(productRemoved, (ctx, { productId }) => dropFiles(ctx, { product_id: productId }))],
  nightly: [failLostImages],
  personalTables: {
    studio_sessions: { ...ofTheShop, afterClosing: { because: 'pictures of the shop’s goods, without who made them' } },
    studio_shots: { ...ofTheShop, afterClosing: { because: 'which pictures of the shop’s goods were wanted' } },
    studio_others: { ...ofTheShop, afterClosing: { because: 'which goods are together in a picture' } },
    studio_images: { ...ofTheShop, afterClosing: { because: 'pictures of the shop’s goods, without who reviewed them' } },
  },
  invariants: studioInvariants,
})

function sessionEffects(change: RowChange): LiveEffect[] {
  const { id, type } = change
  return [...wholeOf('studio', change), ...(id ? [{ topic: `studio:${id}` as const, id, type }] : [])]
}

/** Updates the session in the list and notifies open views of the session about the picture. */
function imageEffects({ id, type, session_id: sessionId }: RowChange): LiveEffect[] {
  if (!id || !sessionId) return []
  return [
    { topic: 'studio', id: sessionId, type: 'UPDATE' },
    { topic: `studio:${sessionId}`, id, type },
  ]
}
