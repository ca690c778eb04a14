import { languages } from '#contract/languages.ts'
import type { ListedStudioSession, StudioImage, StudioSession, StudioShot } from '#contract/studio.ts'
import type { Ctx } from '#modules/context.ts'
import { readMadeImages } from '#modules/catalog/index.ts'
import { imageUrl } from '#modules/media/index.ts'
import { readCosts, spentOn } from './costs.ts'
import { type Names, presentImage } from './present-image.ts'
import { readShownNames } from './names-in-reader.ts'
import { wholePrompt } from './prompts/whole-prompt.ts'
import {
  findImage,
  findPicture,
  findSession,
  type ImagePath,
  readOthers,
  readShots,
  selectImages,
  type SessionRow,
  type ShotRow,
} from './studio-store.ts'
import { engineOf, enginesOf, type StudioTools } from './studio-tools.ts'

type StudioCtx = Pick<Ctx, 'db' | 'clock' | 'uses' | 'memory' | 'language'>

/** Throws studio_session_not_found. */
export async function getSession(ctx: StudioCtx, tools: StudioTools, id: string): Promise<StudioSession> {
  const row = await findSession(ctx, id)
  const [shots, others, images, picture, variations, names, saved, spent] = await Promise.all([
    readShots(ctx, id),
    presentOthers(ctx, id),
    selectImages(ctx.db).where('i.session_id', '=', id).orderBy('i.created_at').orderBy('i.id').execute(),
    findPicture(ctx, row),
    readVariations(ctx, row.product_id),
    namesOf(ctx, row),
    readMadeImages(ctx, row.product_id),
    spentOn(ctx, id),
  ])
  const shownNames = await readShownNames(ctx, [
    row.product_id,
    row.variation_id,
    ...variations.map((one) => one.id),
    ...others.map((one) => one.id),
  ])
  const named = <Thing extends { id: string; name: string }>(things: readonly Thing[]): Thing[] =>
    things.map((thing) => ({ ...thing, name: shownNames.get(thing.id) ?? thing.name }))
  const head = presentHead(row, tools, picture, shownNames)
  const costs = await readCosts(ctx, head.engine)
  const shown = images.map((image) =>
    presentImage(image, {
      shot: shots.find((shot) => shot.id === image.shot_id),
      names,
      shownNameOf: (name) => shownNames.get(others.find((other) => other.name === name)?.id ?? '') ?? name,
      saved: image.product_image_id === null ? undefined : saved.get(image.product_image_id),
    }),
  )
  return {
    ...head,
    product: { ...head.product, variations: named(variations) },
    engines: enginesOf(tools),
    kind: row.kind,
    others: named(others),
    size: row.size,
    shots: shots.map(presentShot),
    analysis: row.analysis,
    images: shown,
    cost: {
      currency: 'USD',
      each: costs.each,
      estimated: costs.each * shots.reduce((sum, shot) => sum + missingOf(shot, shown), 0),
      spent,
      spent_today: costs.spent_today,
      day_limit: costs.day_limit,
    },
  }
}

/** Throws studio_image_not_found. */
export async function getImage(ctx: StudioCtx, path: ImagePath): Promise<StudioImage> {
  const session = await findSession(ctx, path.sessionId)
  const image = await findImage(ctx, path)
  const [shots, others, names, saved] = await Promise.all([
    readShots(ctx, session.id),
    readOthers(ctx, session.id),
    namesOf(ctx, session),
    readMadeImages(ctx, session.product_id),
  ])
  const shownNames = await readShownNames(
    ctx,
    others.map((other) => other.id),
  )
  return presentImage(image, {
    shot: shots.find(({ id }) => id === image.shot_id),
    names,
    shownNameOf: (name) => shownNames.get(others.find((other) => other.name === name)?.id ?? '') ?? name,
    saved: image.product_image_id === null ? undefined : saved.get(image.product_image_id),
  })
}

export function missingOf(
  { id, count }: Pick<ShotRow, 'id' | 'count'>,
  images: readonly Pick<StudioImage, 'shot_id' | 'status'>[],
): number {
  const there = images.filter(({ shot_id, status }) => shot_id === id && status !== 'failed' && status !== 'rejected').length
  return Math.max(0, count - there)
}

type Picture = Awaited<ReturnType<typeof findPicture>>

/** `shownNames` are the names of the product and its variation in the reader's language. */
export function presentHead(
  row: SessionRow,
  tools: StudioTools,
  picture: Picture,
  shownNames: ReadonlyMap<string, string>,
): Omit<ListedStudioSession, 'counts'> {
  return {
    id: row.id,
    product: {
      id: row.product_id,
      name: shownNames.get(row.product_id) ?? row.product_name,
      slug: row.product_slug,
      variation_id: row.variation_id,
      variation_name: shownNames.get(row.variation_id ?? '') ?? row.variation_name,
      variations: [],
      picture: presentPicture(picture),
    },
    step: row.step,
    ...engineOf(tools, row.engine),
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function presentPicture(picture: Picture) {
  return picture ? { url: imageUrl(picture.key), width: picture.width, height: picture.height } : null
}

async function presentOthers(ctx: StudioCtx, sessionId: string): Promise<StudioSession['others']> {
  const others = await readOthers(ctx, sessionId)
  return Promise.all(
    others.map(async ({ id, name }) => ({
      id,
      name,
      picture: presentPicture(await findPicture(ctx, { product_id: id, variation_id: null })),
    })),
  )
}

function presentShot({ prompt, ...shot }: ShotRow): StudioShot {
  return { ...shot, prompt: prompt && { ...prompt, text: wholePrompt(prompt) } }
}

export async function namesOf({ db }: Pick<Ctx, 'db'>, row: SessionRow): Promise<Names> {
  const products = await db
    .selectFrom('product_translations')
    .select(['language', 'name'])
    .where('product_id', '=', row.product_id)
    .execute()
  const variations =
    row.variation_id === null
      ? []
      : await db.selectFrom('variation_translations').select(['language', 'name']).where('variation_id', '=', row.variation_id).execute()
  const nameIn = (language: string) => {
    const name = products.find((one) => one.language === language)?.name || row.product_name
    const variation = variations.find((one) => one.language === language)?.name || row.variation_name
    return variation ? `${name}, ${variation}` : name
  }
  return Object.fromEntries(languages.map((language) => [language, nameIn(language)])) as Names
}

async function readVariations({ db }: Pick<Ctx, 'db'>, productId: string) {
  return db.selectFrom('product_variations').select(['id', 'name']).where('product_id', '=', productId).orderBy('position').execute()
}
