import { fileTypeFromBuffer } from 'file-type'
import { ProofTypeRefused } from './proof-errors.ts'
import { checkPdf } from './proof-pdf.ts'
import { redrawPicture } from './proof-picture.ts'

export const proofTypes = {
  'image/jpeg': { format: 'jpeg', extension: 'jpg' },
  'image/png': { format: 'png', extension: 'png' },
  'image/webp': { format: 'webp', extension: 'webp' },
  'application/pdf': { format: 'pdf', extension: 'pdf' },
} as const
export type ProofMime = keyof typeof proofTypes

export type ProofFile = { bytes: Uint8Array; mime: ProofMime; extension: string }

/**
 * The bytes that may be stored: a picture drawn anew, which leaves location data and anything hidden behind; a PDF as it is.
 * The type is told by the bytes. Throws ProofTypeRefused or ProofRefused.
 */
export async function cleanProof(bytes: Uint8Array): Promise<ProofFile> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (!isProofMime(mime)) throw new ProofTypeRefused()
  const { format, extension } = proofTypes[mime]
  if (format !== 'pdf') return { bytes: await redrawPicture(bytes, format), mime, extension }
  checkPdf(bytes)
  return { bytes, mime, extension }
}

function isProofMime(mime: string | undefined): mime is ProofMime {
  return mime !== undefined && Object.hasOwn(proofTypes, mime)
}
