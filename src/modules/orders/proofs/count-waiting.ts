import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#modules/module.ts'
import { standing } from '../read/order-figures.ts'

export function countWaitingProofs(): RawBuilder<Waiting> {
  return sql`select c.count, case when c.count > 0 then (
      select min(p.submitted_at) from payment_proofs as p join orders as o on o.id = p.order_id
      where p.decision is null and o.status = 'pending' and o.payment_status = 'proof_submitted'
    ) end as since
    from (${standing({ status: 'pending', payment: 'proof_submitted' })}) as c`
}
