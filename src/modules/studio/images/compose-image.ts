import { type Box, type Compositor, type Goods, PictureError } from '#kit/compositor/index.ts'
import type { StudioTools } from '../studio-tools.ts'
import type { Made, OtherGoods, Turn } from './finish-image.ts'

type Options = { signal: AbortSignal; tell: (share: number) => void }

/** The print in the picture of another product can't be used. The message is that product's name. */
export class OtherUnusable extends Error {}

/** The product's own print on a mock-up, in a group beside other products. Throws PictureError, OtherUnusable. */
export async function composeImage(
  { compositor }: StudioTools,
  { image, session, shot, analysis, original, others }: Turn,
  { signal, tell }: Options,
): Promise<Made> {
  if (!analysis.print_area) throw new PictureError('no_print_found')
  const { print_area: area, material } = analysis
  const printed = await takePrint(compositor, { kind: session.kind, bytes: original.bytes }, area, material)
  const { type, backdrop, light, angle, aspect } = shot
  const goods: Goods[] = []
  for (const other of others) goods.push(await cutOther(compositor, other))
  const made = await compositor.compose(
    {
      others: goods,
      kind: session.kind,
      ...printed,
      type,
      backdrop,
      light,
      angle,
      aspect,
      size: image.size,
      seed: image.seed,
    },
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

type Pictured = Pick<OtherGoods, 'kind' | 'bytes'>

/** Cuts out the print. A band around a mug is unrolled, so it can be wrapped around other goods too. Throws PictureError. */
async function takePrint(compositor: Compositor, { kind, bytes }: Pictured, area: Box, material: string): Promise<Omit<Goods, 'kind'>> {
  const belt = kind === 'mug' ? await compositor.unrollBelt(bytes, area) : null
  if (belt) return { print: belt, material, goesRound: true }
  return { print: await compositor.cutPrint(bytes, area, material), material }
}

/** Measures and cuts the print of another product, since staff analyse only the session's product. Throws OtherUnusable. */
async function cutOther(compositor: Compositor, { name, kind, bytes }: OtherGoods): Promise<Goods> {
  try {
    const { printArea, material } = await compositor.measure(bytes, { kind })
    if (!printArea) throw new PictureError('no_print_found')
    // A print without a material is placed on white, like that of the session.
    const ground = material ?? '#ffffff'
    return { kind, ...(await takePrint(compositor, { kind, bytes }, printArea, ground)) }
  } catch (error) {
    const isItsPicture = error instanceof PictureError && error.code !== 'too_busy' && error.code !== 'failed'
    throw isItsPicture ? new OtherUnusable(name) : error
  }
}

/** Compares the print in a service's picture with the product's. */
export function compareImage(compositor: Compositor, { original, analysis }: Turn, made: Buffer) {
  return compositor.compare(original.bytes, made, analysis.print_area ?? undefined)
}
