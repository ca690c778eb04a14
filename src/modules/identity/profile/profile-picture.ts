import { randomBytes } from 'node:crypto'
import type { Profile } from '#contract/account.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { NotFound, NotSignedIn } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { answerPicture, discardPicture, redrawImage, storePictures } from '#modules/media/index.ts'
import { getOwnProfile } from './own-profile.ts'
import { requireAccount } from '../require-role.ts'

const sidePx = 400
const mostMb = 5
const keyShape = /^[\w-]{22}$/

/** Runs before an upload is read. */
export const admitProfilePicture = (): Promise<Admission> => Promise.resolve({ mostMb })

/** Re-encodes the picture as a square, which removes location data, and replaces the earlier one. Throws the refusals of `redrawImage`. */
export async function setProfilePicture({ ctx }: RequestContext, file: Blob): Promise<Profile> {
  const { accountId } = requireAccount(ctx.actor)
  const square = await redrawImage(ctx, file, { shape: 'square', sidePx, format: 'webp' })
  const key = randomBytes(16).toString('base64url')
  await storePictures(ctx, [{ key: fileOf(key), bytes: square, type: 'image/webp' }], () => replacePicture(ctx, accountId, key))
  return getOwnProfile(ctx)
}

/** Throws NotSignedIn. */
export async function removeProfilePicture(ctx: Ctx): Promise<Profile> {
  await replacePicture(ctx, requireAccount(ctx.actor).accountId, null)
  return getOwnProfile(ctx)
}

/** Deletes the file only after its row no longer names it. Throws NotSignedIn for a closed account. */
export async function replacePicture(ctx: Ctx, accountId: string, key: string | null): Promise<void> {
  const earlier = await inTransaction(ctx, async ({ db }) => {
    const row = await db.selectFrom('profiles').select('picture_key').where('id', '=', accountId).forUpdate().executeTakeFirst()
    if (!row) throw new NotSignedIn()
    await db.updateTable('profiles').set({ picture_key: key }).where('id', '=', accountId).execute()
    return row.picture_key
  })
  if (earlier) await discardPicture(ctx, fileOf(earlier))
}

/** Throws NotFound. */
export async function readProfilePicture({ files }: Pick<Ctx, 'files'>, key: string): Promise<Response> {
  if (!keyShape.test(key)) throw new NotFound()
  return answerPicture({ files }, fileOf(key), 'private, max-age=31536000, immutable')
}

function fileOf(key: string): string {
  return `profile-pictures/${key}.webp`
}
