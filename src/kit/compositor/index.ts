import { PictureError } from './picture-error.ts'
import { ProcessPool } from './process-pool.ts'
import type { Box, ComposedShot, DesignMeasure, MeasureHints, PrintText, ShotRequest } from './shot.ts'

export type * from './shot.ts'
export { PictureError }

export type ComposeOptions = { signal?: AbortSignal; onProgress?: (share: number) => void }
export type Likeness = { printSimilarity: number; sharpness: number }

/** Makes and measures product pictures in processes of its own, so that the shop's thread never waits for them. Everything throws PictureError. */
export type Compositor = {
  compose(request: ShotRequest, options?: ComposeOptions): Promise<ComposedShot>
  /** What can be told of a design from its picture: a print alone, or the picture of a product, whose kind tells where to look. */
  measure(picture: Buffer, hints?: MeasureHints): Promise<DesignMeasure>
  /** The words that stand within an area of a picture, or in all of it. */
  readText(picture: Buffer, area: Box | null): Promise<PrintText>
  /** The print as PNG with alpha, out of a picture in which it lies flat on a plain material. */
  cutPrint(picture: Buffer, printArea: Box, material: string): Promise<Buffer>
  /** What runs all round a mug, flat, PNG; null where the area holds no such belt. */
  unrollBelt(picture: Buffer, printArea: Box): Promise<Buffer | null>
  /** How like the print in `made` is to the one in `original`. Both are looked at within `printArea` where it is given, for the first of them. */
  compare(original: Buffer, made: Buffer, printArea?: Box): Promise<Likeness>
  close(): Promise<void>
}

/** `workers` shots are made at once, `queue` more may wait. The processes start when they are first needed and end when nothing came for a while. */
export function openCompositor(options: { workers: number; queue: number }): Compositor {
  const pool = new ProcessPool(options)
  return {
    compose: (request, { signal, onProgress } = {}) => pool.run<ComposedShot>({ name: 'compose', request }, { signal, onProgress }),
    measure: (picture, hints = {}) => pool.run<DesignMeasure>({ name: 'measure', picture, hints }),
    readText: (picture, area) => pool.run<PrintText>({ name: 'readText', picture, area }),
    cutPrint: (picture, printArea, material) => pool.run<Buffer>({ name: 'cutPrint', picture, printArea, material }),
    unrollBelt: (picture, printArea) => pool.run<Buffer | null>({ name: 'unrollBelt', picture, printArea }),
    compare: (original, made, printArea) => pool.run<Likeness>({ name: 'compare', original, made, printArea }),
    close: () => pool.close(),
  }
}
