import { z } from 'zod'
import { call } from './call.ts'
import { id, instant, language, moneySchema } from './fields.ts'
import { person } from './people.ts'
import { customerStatuses } from './rules/order-states.ts'

const personOrder = z.object({
  id,
  order_number: z.string(),
  placed_at: instant,
  total: moneySchema,
  customer_status: z.enum(customerStatuses),
})
export type PersonOrder = z.infer<typeof personOrder>

export const personDetails = person.extend({
  language,
  marketing_emails: z.boolean(),
  /** When a session of the member was last used, to within minutes; null if unknown. */
  last_seen: instant.nullable(),
  countries: z.array(z.string()),
  orders_count: z.int(),
  /** Paid less refunded, of orders that were not cancelled. */
  spent: moneySchema,
  /** The newest 50. */
  orders: z.array(personOrder),
})
export type PersonDetails = z.infer<typeof personDetails>

export const adminMembersContract = {
  get: call('staff')
    .route({
      method: 'GET',
      path: '/admin/members/{id}',
      summary: 'Read an account with its orders and what it spent',
      tags: ['Admin: people'],
    })
    .input(z.object({ id }))
    .output(personDetails),
}
