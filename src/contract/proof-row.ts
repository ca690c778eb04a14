import { z } from 'zod'
import { id, instant, moneySchema } from './fields.ts'
import { languages } from './languages.ts'
import { paymentProof } from './orders.ts'
import { orderStatuses, paymentStatuses } from './rules/order-states.ts'
import { proofStatuses } from './rules/proof-statuses.ts'

const alikeProof = z.object({ order_id: id, order_number: z.string(), submitted_at: instant })
export type AlikeProof = z.infer<typeof alikeProof>

/** A payment proof in the queue, with its order. */
export const proofRow = paymentProof.extend({
  status: z.enum(proofStatuses),
  decided_at: instant.nullable(),
  order: z.object({
    id,
    order_number: z.string(),
    customer: z.string(),
    email: z.string(),
    total: moneySchema,
    status: z.enum(orderStatuses),
    payment_status: z.enum(paymentStatuses),
    placed_at: instant,
    /** For `expected_updated_at`: a decision is about the version that staff saw. */
    updated_at: instant,
    note: z.string().nullable(),
    /** The buyer's language, in which a refusal is read. */
    language: z.enum(languages),
    /** Why the previous proof was refused. */
    proof_refusal: z.string().nullable(),
  }),
  amount_due: moneySchema,
  /** Other orders with the identical file. */
  same_file: z.array(alikeProof),
  /** Other orders with a nearly identical picture. */
  similar: z.array(alikeProof),
})
export type ProofRow = z.infer<typeof proofRow>
