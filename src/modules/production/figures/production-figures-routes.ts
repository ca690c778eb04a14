import { implement } from '@orpc/server'
import { productionFiguresContract } from '#contract/production-figures.ts'
import type { RequestContext } from '#modules/context.ts'
import { exportProductionFigures, readProductionFigures } from './production-figures.ts'

const os = implement(productionFiguresContract).$context<RequestContext>()

export const productionFiguresRoutes = {
  read: os.read.handler(({ input, context }) => readProductionFigures(context.ctx, input)),
  file: os.file.handler(({ input, context }) => exportProductionFigures(context.ctx, input)),
}
