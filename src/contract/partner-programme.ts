import { z } from 'zod'
import { call } from './call.ts'

const terms = z.object({
  /** A share: 0.1 is 10 %. */
  commission_rate: z.number(),
  /** Days from an order's completion until its commission is certain. */
  hold_days: z.int(),
})

const tags = ['Partners']

export const partnerProgrammeContract = {
  terms: call('everyone')
    .route({ method: 'GET', path: '/partners/terms', summary: 'Read what new partners earn, and when', tags })
    .output(terms),
  code: call('everyone')
    .route({ method: 'GET', path: '/partners/codes/{code}', summary: 'Read whose code is printed somewhere', tags })
    .input(z.object({ code: z.string().min(1).max(64) }))
    .output(z.object({ code: z.string(), company: z.string() })),
}
