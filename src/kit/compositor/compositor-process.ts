import { compose } from './compose.ts'
import { comparePrints } from './measure/compare-prints.ts'
import { cutPrint } from './measure/cut-print.ts'
import { measureDesign } from './measure/measure-design.ts'
import { unrollBelt } from './measure/unroll-belt.ts'
import { readText } from './measure/read-text.ts'
import { PictureError, type PictureFault } from './picture-error.ts'
import type { Box, MeasureHints, ShotRequest } from './shot.ts'

export type Task =
  | { name: 'compose'; request: ShotRequest }
  | { name: 'measure'; picture: Buffer; hints: MeasureHints }
  | { name: 'readText'; picture: Buffer; area: Box | null }
  | { name: 'cutPrint'; picture: Buffer; printArea: Box; material: string }
  | { name: 'unrollBelt'; picture: Buffer; printArea: Box }
  | { name: 'compare'; original: Buffer; made: Buffer; printArea: Box | undefined }
export type Answer =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; code: PictureFault; message: string }

process.on('message', (task: Task) => {
  void perform(task).then(
    (result) => answer({ kind: 'done', result }),
    (error: unknown) => {
      const code = error instanceof PictureError ? error.code : 'failed'
      answer({ kind: 'failed', code, message: error instanceof Error ? error.message : 'unknown' })
    },
  )
})
// The shop has ended, so the picture is not needed.
process.on('disconnect', () => process.exit())

function perform(task: Task): Promise<unknown> {
  switch (task.name) {
    case 'compose':
      return compose(task.request, (share) => answer({ kind: 'progress', share }))
    case 'measure':
      return measureDesign(task.picture, task.hints)
    case 'readText':
      return readText(task.picture, task.area)
    case 'cutPrint':
      return cutPrint(task.picture, task.printArea, task.material)
    case 'unrollBelt':
      return unrollBelt(task.picture, task.printArea)
    case 'compare':
      return comparePrints(task.original, task.made, task.printArea)
  }
}

function answer(what: Answer): void {
  process.send?.(what)
}
