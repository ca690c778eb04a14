import { money } from '#contract/rules/money.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { recordOrderChange } from './audited-order.ts'
import { changeOrder } from './change-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'

type Decision = { id: string; decision: 'accepted' | 'refused'; reason?: string | undefined }

/**
 * Staff accept the payment, which starts the work, or refuse the proof with a reason for the buyer. Throws NotFound; already_paid,
 * order_cancelled or no_proof_to_refuse (409); InvalidInput (422) for a refusal without a reason.
 */
export async function decidePayment(ctx: Ctx, { id, decision, reason }: Decision): Promise<void> {
  const order = await lockOrder(ctx, id)
  if (order.payment_status === 'paid') refuse('already_paid')
  if (order.status === 'cancelled') refuse('order_cancelled')
  await (decision === 'accepted' ? acceptPayment(ctx, order, reason) : refuseProof(ctx, order, reason))
  await recordOrderChange(ctx, decision === 'accepted' ? 'order.accept_payment' : 'order.refuse_payment', order)
}

/** Records that a locked order's money has arrived, also after a full refund. Work begins or continues. */
export async function acceptPayment(ctx: Ctx, order: LockedOrder, note?: string): Promise<void> {
  await changeOrder(ctx, order, {
    status: order.status === 'pending' ? 'processing' : order.status,
    payment_status: 'paid',
    paid_through: 'staff',
    paid_change: money(order.total),
    proof_refusal: null,
    history: { kind: 'payment', note: note || null },
    mail: order.status === 'pending' ? 'processing' : undefined,
  })
}

async function refuseProof(ctx: Ctx, order: LockedOrder, reason: string | undefined): Promise<void> {
  if (!reason) throw new InvalidInput({ reason: 'required' })
  if (order.payment_status !== 'proof_submitted') refuse('no_proof_to_refuse')
  await changeOrder(ctx, order, {
    status: order.status,
    payment_status: 'unpaid',
    proof_refusal: reason,
    history: { kind: 'proof_refused', note: reason },
    mail: 'proof_refused',
  })
}
