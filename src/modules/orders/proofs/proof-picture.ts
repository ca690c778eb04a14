import type { Sharp } from 'sharp'
import { loadSharp, mostPixels } from '#kit/pictures/load-sharp.ts'
import { ProofRefused } from './proof-errors.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp'

const longestSidePx = 2400
const secondsMax = 15
/** Large pictures take much memory while they are decoded: they wait for each other. */
const atOnce = 2

/** The picture upright, at most 2400 px long, as the same type, without any metadata. Refuses more than 40 megapixels undecoded. */
export async function redrawPicture(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
  await checkHeader(bytes, format)
  const sharp = await loadSharp()
  return inTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 })
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
    return encode(picture, format).toBuffer().catch(refuse)
  })
}

/** Reads the header alone. */
async function checkHeader(bytes: Uint8Array, format: PictureFormat): Promise<void> {
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  if (header.format !== format) throw new ProofRefused()
  if (header.width * header.height > mostPixels) throw new ProofRefused('proof_too_many_pixels')
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 84 })
  return format === 'png' ? picture.png({ compressionLevel: 8 }) : picture.webp({ quality: 84 })
}

function refuse(): never {
  throw new ProofRefused()
}

const waiting: (() => void)[] = []
let running = 0

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed on, so that nobody who comes later takes it first.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
