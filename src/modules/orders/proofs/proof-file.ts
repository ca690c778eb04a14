import { isProofType, proofExtensions, type ProofType } from '#contract/rules/proof-types.ts'
import { inTurn } from '#kit/in-turn.ts'
import { lookThroughPdf } from '#kit/pdf/look-through-pdf.ts'
import { ProofRefused } from './proof-errors.ts'
import { redrawPicture } from './proof-picture.ts'

const pictureFormats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const

export type ProofFile = { bytes: Uint8Array; mime: ProofType; extension: string }

/**
 * The bytes that may be stored: a picture drawn anew, which leaves location data and anything hidden behind; a PDF as it is, if nothing in
 * it acts. Throws ProofRefused.
 */
export async function cleanProof(file: Blob): Promise<ProofFile> {
  const mime = file.type
  if (!isProofType(mime)) throw new ProofRefused()
  return inTurn(async () => ({
    bytes: await clean(new Uint8Array(await file.arrayBuffer()), mime),
    mime,
    extension: proofExtensions[mime],
  }))
}

async function clean(bytes: Uint8Array<ArrayBuffer>, mime: ProofType): Promise<Uint8Array> {
  if (mime !== 'application/pdf') return redrawPicture(bytes, pictureFormats[mime])
  if ((await lookThroughPdf(bytes)) !== undefined) throw new ProofRefused()
  return bytes
}
