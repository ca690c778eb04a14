import { z } from 'zod'
import { call } from './call.ts'
import { id, instant } from './fields.ts'
import { csvFile } from './lists.ts'

const tags = ['Admin: production']
const asked = { weeks: z.coerce.number().int().min(1).max(104).default(12), type: id.optional() }
/** `remade`: spoiled pieces made again. `lead_hours`: median from start to end of work; null if nothing was finished. */
const sums = { items: z.int(), pieces: z.int(), remade: z.int(), on_time: z.int(), lead_hours: z.number().nullable() }

const productionFigures = z.object({
  from: instant,
  to: instant,
  totals: z.object(sums),
  /** By the Monday of the week in which an item was finished. */
  by_week: z.array(z.object({ week: z.string(), ...sums })),
  by_type: z.array(z.object({ type: z.object({ id, name: z.string() }).nullable(), ...sums })),
  /** Medians per item, with all its pieces. */
  steps: z.array(z.object({ name: z.string(), done: z.int(), minutes_planned: z.number(), minutes_taken: z.number() })),
  /** `hours`: total blocked time, counting open blocks up to now. */
  blocks: z.array(z.object({ step: z.string(), reason: z.string(), count: z.int(), open: z.int(), hours: z.number() })),
  /** Pieces that were spoiled in the span and made again. */
  remakes: z.array(z.object({ reason: z.string(), count: z.int(), open: z.int() })),
  types: z.array(z.object({ id, name: z.string() })),
})
export type ProductionFigures = z.infer<typeof productionFigures>

export const productionFiguresContract = {
  read: call('staff')
    .route({ method: 'GET', path: '/admin/production-figures', summary: 'Read how the workshop did, by week and type', tags })
    .input(z.object(asked))
    .output(productionFigures),
  file: call('staff')
    .route({
      method: 'GET',
      path: '/admin/production-figures.csv',
      summary: 'Download figures of the workshop by week and type as CSV',
      outputStructure: 'detailed',
      tags,
    })
    .input(z.object({ ...asked, report: z.enum(['weeks', 'steps', 'blocks', 'remakes']).default('weeks') }))
    .output(csvFile),
}
