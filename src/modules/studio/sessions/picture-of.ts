import type { StudioAnalysis } from '#contract/studio.ts'
import type { Ctx } from '#modules/context.ts'
import { readOriginal } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findPicture, type SessionRow } from '../studio-store.ts'

/** Returns the original picture that a session's pictures are made from. Throws no_picture. */
export async function readPicture(
  ctx: Pick<Ctx, 'db' | 'files'>,
  session: Pick<SessionRow, 'product_id' | 'variation_id'>,
): Promise<{ bytes: Buffer; mime: string }> {
  const picture = await findPicture(ctx, session)
  const original = picture && (await readOriginal(ctx, picture.key))
  if (!original) refuse('no_picture')
  return { bytes: Buffer.from(original.bytes), mime: original.mime }
}

/** Throws no_analysis. */
export function analysisOf({ analysis }: SessionRow): StudioAnalysis {
  if (!analysis) refuse('no_analysis')
  return analysis
}
