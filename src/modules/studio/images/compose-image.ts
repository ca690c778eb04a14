import { type Compositor, PictureError } from '#kit/compositor/index.ts'
import type { StudioTools } from '../studio-tools.ts'
import type { Made, Turn } from './finish-image.ts'

type Options = { signal: AbortSignal; tell: (share: number) => void }

/** On this machine: the product's own print, laid on a mock-up. Throws PictureError. */
export async function composeImage(
  { compositor }: StudioTools,
  { image, session, shot, analysis, original }: Turn,
  { signal, tell }: Options,
): Promise<Made> {
  if (!analysis.print_area) throw new PictureError('no_print_found')
  const print = await compositor.cutPrint(original.bytes, analysis.print_area, analysis.material)
  const { type, backdrop, light, angle, aspect } = shot
  const made = await compositor.compose(
    { kind: session.kind, print, material: analysis.material, type, backdrop, light, angle, aspect, size: image.size, seed: image.seed },
    { signal, onProgress: tell },
  )
  return {
    bytes: made.image,
    printSimilarity: made.printSimilarity,
    sharpness: made.sharpness,
    printArea: made.printBox,
    madeBy: 'Tulpar compositor',
    isGenerated: false,
  }
}

/** How like the print of a service's picture is to the product's. */
export function compareImage(compositor: Compositor, { original, analysis }: Turn, made: Buffer) {
  return compositor.compare(original.bytes, made, analysis.print_area ?? undefined)
}
