import { isSentProofType, proofExtensions, type ProofType } from '#contract/rules/proof-types.ts'
import { scanPdf } from '#kit/pdf/scan-pdf.ts'
import type { Ctx } from '#modules/context.ts'
import { redrawImage } from '#modules/media/index.ts'
import { isRefusal, refuse } from '#modules/refuse.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'

const longestSidePx = 2400
/** A receipt of several screens, captured as one image, stays as readable as one screen of a phone. */
const stripSidePx = 1080
const imageFormats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'webp' } as const

export type ProofFile = { bytes: Uint8Array; mime: ProofType; extension: string; fingerprint: Fingerprint }

/** Re-encodes an image; accepts a PDF unchanged if it has no active content. Throws proof_refused, proof_too_many_pixels, TooBusy. */
export async function cleanProof(ctx: Pick<Ctx, 'imageQueue'>, file: Blob): Promise<ProofFile> {
  const sent = file.type
  if (!isSentProofType(sent)) refuse('proof_refused')
  const mime = sent === 'image/avif' ? 'image/webp' : sent
  const bytes = sent === 'application/pdf' ? await readHarmlessPdf(ctx, file) : await redraw(ctx, file, imageFormats[sent])
  const fingerprint = await ctx.imageQueue.run(() => fingerprintOf(bytes, mime))
  return { bytes, mime, extension: proofExtensions[mime], fingerprint }
}

function readHarmlessPdf({ imageQueue }: Pick<Ctx, 'imageQueue'>, file: Blob): Promise<Uint8Array> {
  return imageQueue.run(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if ((await scanPdf(bytes)) !== undefined) refuse('proof_refused')
    return bytes
  })
}

async function redraw(ctx: Pick<Ctx, 'imageQueue'>, file: Blob, format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array> {
  try {
    return await redrawImage(ctx, file, { shape: 'inside', sidePx: longestSidePx, stripSidePx, format })
  } catch (error) {
    if (!isRefusal(error, 'picture_refused', 'picture_too_many_pixels', 'picture_two_in_one')) throw error
    refuse(error.code === 'picture_too_many_pixels' ? 'proof_too_many_pixels' : 'proof_refused')
  }
}
