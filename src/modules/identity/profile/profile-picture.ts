import { randomBytes } from 'node:crypto'
import type { Profile } from '#contract/account.ts'
import { DomainError, NotFound } from '#kit/http/domain-error.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { loadSharp, mostPixels } from '#kit/pictures/load-sharp.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { getOwnProfile } from './own-profile.ts'
import { requireAccount } from '../require-role.ts'

const picturesByAccount: Limit = { name: 'profile-pictures-by-account', points: 20, perSeconds: 600 }
const sidePx = 400
const mostBytes = 5 * 1024 * 1024
const secondsMax = 15
const keyShape = /^[\w-]{22}$/

/** Draws the picture anew as a square, which leaves location data behind; the earlier one goes. Throws picture_refused. */
export async function setProfilePicture({ ctx, limits }: RequestContext, file: File): Promise<Profile> {
  const { accountId } = requireAccount(ctx.actor)
  await limits.take(picturesByAccount, accountId)
  if (file.size > mostBytes) throw new DomainError('payload_too_large', 413)
  const square = await drawSquare(new Uint8Array(await file.arrayBuffer()))
  const key = randomBytes(16).toString('base64url')
  await ctx.files.put(fileOf(key), square, 'image/webp')
  await replacePicture(ctx, accountId, key)
  return getOwnProfile(ctx)
}

/** Throws NotSignedIn. */
export async function removeProfilePicture(ctx: Ctx): Promise<Profile> {
  await replacePicture(ctx, requireAccount(ctx.actor).accountId, null)
  return getOwnProfile(ctx)
}

/** The file goes after its row no longer names it; one that can't be removed is only lost space. */
export async function replacePicture({ db, files, log }: Ctx, accountId: string, key: string | null): Promise<void> {
  const earlier = await db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('profiles').select('picture_key').where('id', '=', accountId).forUpdate().executeTakeFirst()
    await transaction.updateTable('profiles').set({ picture_key: key }).where('id', '=', accountId).execute()
    return row?.picture_key
  })
  if (earlier)
    await files.remove(fileOf(earlier)).catch((error: unknown) => log.warn({ err: error }, 'a profile picture could not be removed'))
}

/** Throws NotFound. */
export async function readProfilePicture({ files }: Pick<Ctx, 'files'>, key: string): Promise<Response> {
  const bytes = keyShape.test(key) ? await files.find(fileOf(key)) : undefined
  if (!bytes) throw new NotFound()
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
}

function fileOf(key: string): string {
  return `profile-pictures/${key}.webp`
}

async function drawSquare(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp()
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    const isKnown = ['jpeg', 'png', 'webp', 'heif'].includes(header.format)
    if (!isKnown || header.width * header.height > mostPixels) throw new Error('not a picture we draw')
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .webp({ quality: 84 })
      .toBuffer()
  } catch {
    throw new DomainError('picture_refused', 422)
  }
}
