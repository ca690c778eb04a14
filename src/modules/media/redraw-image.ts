import type { Sharp } from 'sharp'
import { holdsAnotherFile } from '#kit/images/another-file.ts'
import { loadSharp } from '#kit/images/load-sharp.ts'
import { measureImage, openImage, TooManyPixels } from '#kit/images/open-image.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'

/** `original` is for further resizing, so it preserves all colours: PNG with transparency, else JPEG. */
export type RedrawnFormat = 'jpeg' | 'png' | 'webp' | 'original'

export type Redrawing = {
  /** `inside` preserves the shape and never enlarges; `square` crops the centre. */
  shape: 'inside' | 'square'
  /** Longest side of the result. */
  sidePx: number
  /** For pictures of text: a strip may be longer than `sidePx`, as long as its shorter side is at most this. Only for `inside`. */
  stripSidePx?: number
  format: RedrawnFormat
  /** Refuses an image that contains another file, instead of dropping that file. Some cameras add one of their own. */
  refusesAnotherFile?: boolean
}

/**
 * Re-encodes upright, without metadata or hidden data. Throws picture_refused, picture_too_many_pixels (over 40 megapixels), TooBusy; with
 * `refusesAnotherFile` also picture_two_in_one.
 */
export function redrawImage({ imageQueue }: Pick<Ctx, 'imageQueue'>, file: Blob, redrawing: Redrawing): Promise<Uint8Array> {
  return imageQueue.run(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (redrawing.refusesAnotherFile && holdsAnotherFile(bytes)) refuse('picture_two_in_one')
    return draw(bytes, redrawing)
  })
}

/** WebP allows sides of 16,383 px. */
const longestStripPx = 16_000

async function draw(bytes: Uint8Array, { shape, sidePx, stripSidePx, format }: Redrawing): Promise<Uint8Array> {
  try {
    const { width, height } = await measureImage(bytes)
    const image = await openImage(bytes)
    const fit = shape === 'square' ? ({ fit: 'cover' } as const) : ({ fit: 'inside', withoutEnlargement: true } as const)
    const isStrip = stripSidePx !== undefined && Math.max(width, height) * stripSidePx > Math.min(width, height) * sidePx
    const [shorter, longer] = isStrip ? [stripSidePx, longestStripPx] : [sidePx, sidePx]
    const box = width > height ? { width: longer, height: shorter } : { width: shorter, height: longer }
    const drawn = image.resize({ ...box, ...fit })
    return await encode(drawn, format === 'original' ? await originalFormat(bytes) : format).toBuffer()
  } catch (error) {
    refuse(error instanceof TooManyPixels ? 'picture_too_many_pixels' : 'picture_refused')
  }
}

async function originalFormat(bytes: Uint8Array): Promise<'png' | 'finest'> {
  const sharp = await loadSharp()
  return (await sharp(bytes).metadata()).hasAlpha ? 'png' : 'finest'
}

function encode(image: Sharp, format: Exclude<RedrawnFormat, 'original'> | 'finest'): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 84 })
    case 'finest':
      return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    case 'png':
      return image.png({ compressionLevel: 8 })
    case 'webp':
      return image.webp({ quality: 84 })
  }
}
