import type { Sharp } from 'sharp'
import { holdsAnotherFile } from '#kit/images/another-file.ts'
import { loadSharp } from '#kit/images/load-sharp.ts'
import { openImage, TooManyPixels } from '#kit/images/open-image.ts'
import type { Ctx } from '#modules/context.ts'
import { ImageRefused } from './media-errors.ts'

/** `original`: to be made smaller again and again, so with all its colours: PNG where something shines through, else JPEG. */
export type RedrawnFormat = 'jpeg' | 'png' | 'webp' | 'original'

export type Redrawing = {
  /** `inside` keeps the shape and enlarges nothing; `square` cuts from the middle. */
  shape: 'inside' | 'square'
  /** The longest side of the result. */
  sidePx: number
  format: RedrawnFormat
  /** Refuses an image that another file is hidden in, instead of leaving that behind: some cameras add one of their own. */
  refusesAnotherFile?: boolean
}

/** A stranger's image drawn anew: upright, without metadata or hidden data; over 40 megapixels refused. Throws ImageRefused, TooBusy. */
export function redrawImage({ imageQueue }: Pick<Ctx, 'imageQueue'>, file: Blob, redrawing: Redrawing): Promise<Uint8Array> {
  return imageQueue.run(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (redrawing.refusesAnotherFile && holdsAnotherFile(bytes)) throw new ImageRefused('two_in_one')
    return draw(bytes, redrawing)
  })
}

async function draw(bytes: Uint8Array, { shape, sidePx, format }: Redrawing): Promise<Uint8Array> {
  try {
    const image = await openImage(bytes)
    const fit = shape === 'square' ? ({ fit: 'cover' } as const) : ({ fit: 'inside', withoutEnlargement: true } as const)
    const drawn = image.resize({ width: sidePx, height: sidePx, ...fit })
    return await encode(drawn, format === 'original' ? await originalFormat(bytes) : format).toBuffer()
  } catch (error) {
    throw new ImageRefused(error instanceof TooManyPixels ? 'too_many_pixels' : 'not_an_image')
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
