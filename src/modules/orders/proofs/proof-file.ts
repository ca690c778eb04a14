import { fileTypeFromBuffer } from 'file-type'
import { isProofType, proofExtensions, type ProofType } from '#contract/rules/proof-types.ts'
import { ProofTypeRefused } from './proof-errors.ts'
import { checkPdf } from './proof-pdf.ts'
import { redrawPicture } from './proof-picture.ts'

const pictureFormats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const

export type ProofFile = { bytes: Uint8Array; mime: ProofType; extension: string }

/**
 * The bytes that may be stored: a picture drawn anew, which leaves location data and anything hidden behind; a PDF as it is.
 * The type is told by the bytes. Throws ProofTypeRefused or ProofRefused.
 */
export async function cleanProof(bytes: Uint8Array): Promise<ProofFile> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (!isProofType(mime)) throw new ProofTypeRefused()
  const extension = proofExtensions[mime]
  if (mime !== 'application/pdf') return { bytes: await redrawPicture(bytes, pictureFormats[mime]), mime, extension }
  checkPdf(bytes)
  return { bytes, mime, extension }
}
