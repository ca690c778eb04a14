import type { StudioAnalysis } from '#contract/studio.ts'
import type { Ctx } from '#modules/context.ts'
import { readOriginal } from '#modules/media/index.ts'
import { NoAnalysis, NoPicture } from '../studio-errors.ts'
import { findPicture, type SessionRow } from '../studio-store.ts'

/** Returns the original picture that a session's pictures are made from. Throws NoPicture. */
export async function readPicture(
  ctx: Pick<Ctx, 'db' | 'files'>,
  session: Pick<SessionRow, 'product_id' | 'variation_id'>,
): Promise<{ bytes: Buffer; mime: string }> {
  const picture = await findPicture(ctx, session)
  const original = picture && (await readOriginal(ctx, picture.key))
  if (!original) throw new NoPicture()
  return { bytes: Buffer.from(original.bytes), mime: original.mime }
}

/** Throws NoAnalysis. */
export function analysisOf({ analysis }: SessionRow): StudioAnalysis {
  if (!analysis) throw new NoAnalysis()
  return analysis
}
