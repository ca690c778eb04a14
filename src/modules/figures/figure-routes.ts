import { implement } from '@orpc/server'
import { figuresContract } from '#contract/figures.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { exportFigures } from './export-figures.ts'
import { listEvents } from './list-events.ts'
import { mostOnPage, showFigures } from './show-figures.ts'

const os = implement(figuresContract).$context<RequestContext>()

export const figureRoutes = os.router({
  read: os.read.handler(({ input, context }) => showFigures(context.ctx, input, { rows: mostOnPage })),
  file: os.file.handler(({ input: { lang, ...input }, context }) => exportFigures(speaking(context.ctx, lang), input)),
  events: os.events.handler(({ input, context }) => listEvents(context.ctx, input)),
})
