import { randomBytes } from 'node:crypto'
import type { Profile } from '#contract/account.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { DomainError, NotFound, NotSignedIn } from '#kit/http/domain-error.ts'
import { inTurn } from '#kit/in-turn.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { openPicture } from '#kit/pictures/open-picture.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { getOwnProfile } from './own-profile.ts'
import { requireAccount } from '../require-role.ts'

const picturesByAccount: Limit = { name: 'profile-pictures-by-account', points: 20, perSeconds: 600 }
const sidePx = 400
const mostMb = 5
const keyShape = /^[\w-]{22}$/

/** Before a picture is sent. Throws NotSignedIn, TooManyRequests. */
export async function admitProfilePicture({ ctx, limits }: RequestContext): Promise<Admission> {
  await limits.take(picturesByAccount, requireAccount(ctx.actor).accountId)
  return { mostMb }
}

/** Draws the picture anew as a square, which leaves location data behind; the earlier one goes. Throws picture_refused. */
export async function setProfilePicture({ ctx }: RequestContext, file: Blob): Promise<Profile> {
  const { accountId } = requireAccount(ctx.actor)
  const square = await inTurn(async () => drawSquare(new Uint8Array(await file.arrayBuffer())))
  const key = randomBytes(16).toString('base64url')
  await ctx.files.put(fileOf(key), square, 'image/webp')
  try {
    await replacePicture(ctx, accountId, key)
  } catch (error) {
    await discard(ctx, key)
    throw error
  }
  return getOwnProfile(ctx)
}

/** Throws NotSignedIn. */
export async function removeProfilePicture(ctx: Ctx): Promise<Profile> {
  await replacePicture(ctx, requireAccount(ctx.actor).accountId, null)
  return getOwnProfile(ctx)
}

/** The file goes after its row no longer names it. Throws NotSignedIn for an account that is gone. */
export async function replacePicture(ctx: Ctx, accountId: string, key: string | null): Promise<void> {
  const earlier = await ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('profiles').select('picture_key').where('id', '=', accountId).forUpdate().executeTakeFirst()
    if (!row) throw new NotSignedIn()
    await transaction.updateTable('profiles').set({ picture_key: key }).where('id', '=', accountId).execute()
    return row.picture_key
  })
  if (earlier) await discard(ctx, earlier)
}

/** One that can't be removed is only lost space. */
async function discard({ files, log }: Ctx, key: string): Promise<void> {
  await files.remove(fileOf(key)).catch((error: unknown) => log.warn({ err: error }, 'a profile picture could not be removed'))
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
  try {
    const picture = await openPicture(bytes)
    return await picture.resize(sidePx, sidePx, { fit: 'cover' }).webp({ quality: 84 }).toBuffer()
  } catch {
    throw new DomainError('picture_refused', 422)
  }
}
