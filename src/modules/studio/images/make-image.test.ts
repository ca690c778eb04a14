import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { ShotType } from '#contract/rules/studio-rules.ts'
import { settableClock } from '#kit/clock/clock.ts'
import type { Compositor, ShotRequest } from '#kit/compositor/index.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { inTransaction } from '#modules/context.ts'
import { addImage } from '#modules/media/index.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { getSession } from '../present-session.ts'
import { changeSession } from '../sessions/change-session.ts'
import { createSession } from '../sessions/create-session.ts'
import type { StudioTools } from '../studio-tools.ts'
import { failLostImages } from './fail-lost-images.ts'
import { makeImage } from './make-image.ts'
import { makeImages, tryAgain } from './make-images.ts'
import { Running } from './running.ts'

const { db } = await testDatabase()
const ctx = catalogCtx({ db, files: await temporaryFiles() })
const make = given(db)
const tee = await readFile(join(projectRoot, 'assets/pictures/tulpar-tee-pomegranate-front.webp'))
const made = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#9c1c38' } })
  .png()
  .toBuffer()
const area = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 }

/** Returns a print with the material that it was on, and records the compose requests. */
const composed: ShotRequest[] = []
let material = '#e4d9c4'
let foundArea: typeof area | null = area
const compositor: Compositor = {
  compose(request) {
    composed.push(request)
    return Promise.resolve({ image: made, width: 320, height: 320, printSimilarity: 1, sharpness: 200, printBox: null })
  },
  measure: () =>
    Promise.resolve({
      palette: [],
      printArea: foundArea,
      material,
      contrast: 5,
      motif: { symmetry: { leftRight: 0, upDown: 0, halfTurn: 0 }, guess: 'none', name: null },
      textFound: false,
      suggestions: [],
    }),
  readText: () => Promise.resolve({ isRead: true, text: null }),
  unrollBelt: () => Promise.resolve(null),
  cutPrint: (_picture, _area, on) => Promise.resolve(Buffer.from(`print on ${on}`)),
  compare: () => Promise.resolve({ printSimilarity: 1, sharpness: 200 }),
  close: () => Promise.resolve(),
}
const tools: StudioTools = { compositor, service: undefined, running: new Running() }

beforeEach(() => {
  composed.length = 0
  material = '#e4d9c4'
  foundArea = area
})

async function product(name: string, isPictured = true): Promise<string> {
  const { id } = await make.product({ name })
  if (isPictured)
    await db
      .insertInto('product_images')
      .values({ id: newId(), product_id: id, picture_key: (await addImage(ctx, tee)).key })
      .execute()
  return id
}
const change = (id: string, wishes: Parameters<typeof changeSession>[3]) =>
  inTransaction(ctx, (inside) => changeSession(inside, tools, id, wishes))
async function begun(name: string, type: ShotType = 'group'): Promise<string> {
  const productId = await product(name)
  const id = await inTransaction(ctx, (inside) => createSession(inside, { product_id: productId }))
  const shot = { type, backdrop: 'felt', light: 'window', angle: 'front', aspect: '1:1', count: 1 } as const
  await change(id, { size: 320, shots: [shot], analysis: { print_area: area, material: '#1e3686' } })
  return id
}
async function turnOf(id: string) {
  await inTransaction(ctx, (inside) => makeImages(inside, tools, id))
  const { id: imageId, attempt } = await db
    .selectFrom('studio_images')
    .select(['id', 'attempt'])
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow()
  return { imageId, attempt }
}
const imageOf = async (id: string) => (await getSession(ctx, tools, id)).images[0]

it('lays the other goods of a group with their own print and material, in order', async () => {
  const id = await begun('Tulpar tee')
  const [bag, pin] = [await product('Felt bag'), await product('Horn pin')]
  await change(id, { others: [pin, bag] })
  expect((await getSession(ctx, tools, id)).others).toMatchObject([
    { id: pin, name: 'Horn pin', picture: { width: expect.any(Number) } },
    { id: bag },
  ])
  await makeImage(ctx, tools, await turnOf(id))
  expect(await imageOf(id)).toMatchObject({ status: 'ready' })
  expect(composed).toMatchObject([
    {
      kind: 'tshirt',
      material: '#1e3686',
      others: [
        { kind: 'pin', material: '#e4d9c4', print: Buffer.from('print on #e4d9c4') },
        { kind: 'bag', material: '#e4d9c4' },
      ],
    },
  ])
})

it('lays no others in a shot that is no group', async () => {
  const id = await begun('Plain tee', 'flat')
  await change(id, { others: [await product('Grey bag')] })
  await makeImage(ctx, tools, await turnOf(id))
  expect(composed).toMatchObject([{ type: 'flat', others: [] }])
})

it('names the goods whose picture shows no print', async () => {
  const id = await begun('Blue tee')
  await change(id, { others: [await product('Empty bag')] })
  foundArea = null
  await makeImage(ctx, tools, await turnOf(id))
  expect(await imageOf(id)).toMatchObject({ status: 'failed', error: 'other_unusable', error_detail: 'Empty bag' })
})

it('takes only other products that are there, have a picture, and fit into one room', async () => {
  const id = await begun('Red tee')
  const own = (await getSession(ctx, tools, id)).product.id
  const bag = await product('Red bag')
  await change(id, { others: [bag] })
  for (const [others, why] of [
    [[newId()], 'unknown_product'],
    [[bag, bag], 'twice'],
    [[own], 'twice'],
    [[await product('Bare bag', false)], 'other_without_picture'],
    [[await product('Red mug')], 'other_kind'],
  ] as const)
    await expect(change(id, { others: [...others] }), why).rejects.toMatchObject({ fields: { others: why } })
  await expect(change(id, { kind: 'mug' })).rejects.toMatchObject({ fields: { others: 'other_kind' } })
  expect((await getSession(ctx, tools, id)).others.map((other) => other.id)).toEqual([bag])
  await db.deleteFrom('products').where('id', '=', bag).execute()
  expect((await getSession(ctx, tools, id)).others).toEqual([])
})

it('continues with a picture whose process was killed at work, and makes it once', async () => {
  const id = await begun('Killed tee', 'flat')
  const turn = await turnOf(id)
  // The state after a process was killed; the queue starts its job again after a timeout.
  await db.updateTable('studio_images').set({ status: 'running', attempts: 1 }).where('id', '=', turn.imageId).execute()
  await makeImage(ctx, tools, turn)
  expect(await imageOf(id)).toMatchObject({ status: 'ready', attempts: 2 })
  await makeImage(ctx, tools, turn)
  expect(composed).toHaveLength(1)
})

it('reports a picture whose job the queue gave up as failed, and it can be tried again', async () => {
  const id = await begun('Lost tee', 'flat')
  const { imageId } = await turnOf(id)
  await db.updateTable('studio_images').set({ status: 'running', attempts: 6 }).where('id', '=', imageId).execute()
  await failLostImages(ctx)
  expect(await imageOf(id)).toMatchObject({ status: 'running' })
  const clock = settableClock(new Date(ctx.clock.now().getTime() + 25 * 3_600_000).toISOString())
  await failLostImages({ ...ctx, clock })
  expect(await imageOf(id)).toMatchObject({ status: 'failed', error: 'fault' })
  await inTransaction(ctx, (inside) => tryAgain(inside, tools, { sessionId: id, imageId }))
  expect(await imageOf(id)).toMatchObject({ status: 'queued', error: null })
})
