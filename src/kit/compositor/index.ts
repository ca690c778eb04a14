import { PictureError } from './picture-error.ts'
import { ProcessPool } from './process-pool.ts'
import type { Box, ComposedShot, DesignMeasure, MeasureHints, PrintText, ShotRequest } from './shot.ts'

export type * from './shot.ts'
export { PictureError }

export type ComposeOptions = { signal?: AbortSignal; onProgress?: (share: number) => void }
export type Likeness = { printSimilarity: number; sharpness: number }

/** Makes and measures product pictures in separate processes, so the shop's thread never waits for them. All methods throw PictureError. */
export type Compositor = {
  compose(request: ShotRequest, options?: ComposeOptions): Promise<ComposedShot>
  /** Measures a design from a picture of the print alone or of a product. The kind of goods helps to find the print. */
  measure(picture: Buffer, hints?: MeasureHints): Promise<DesignMeasure>
  /** Reads the words within an area of a picture, or in all of it. */
  readText(picture: Buffer, area: Box | null): Promise<PrintText>
  /** Cuts out a print that is flat on a plain material. Returns PNG with alpha. */
  cutPrint(picture: Buffer, printArea: Box, material: string): Promise<Buffer>
  /** Flattens the belt around a mug, as PNG. Null if the area contains no such belt. */
  unrollBelt(picture: Buffer, printArea: Box): Promise<Buffer | null>
  /** Compares the print in `made` with that in `original`. `printArea`, if given, is the area of `original` to look at. */
  compare(original: Buffer, made: Buffer, printArea?: Box): Promise<Likeness>
  close(): Promise<void>
}

/** Makes `workers` shots at once; up to `queue` more may wait. Processes start on demand and end when idle. */
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
