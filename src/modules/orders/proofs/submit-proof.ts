import { isStaff } from '#contract/actor.ts'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Order } from '#contract/orders.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { DomainError, NotFound } from '#kit/http/domain-error.ts'
import { isId, newId } from '#kit/ids.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refusal, refuse } from '#modules/refuse.ts'
import { recordOrderChange } from '../change/audited-order.ts'
import { changeOrder } from '../change/change-order.ts'
import { discardProofs } from './discard-proofs.ts'
import { lockOrder, type LockedOrder, lockOwnOrder } from '../change/lock-order.ts'
import { getOrderForCustomer } from '../read/get-order.ts'
import { cleanProof, type ProofFile } from './clean-proof.ts'
import { countProofs, findVisibleStates, insertProof } from './proof-store.ts'

const proofsByAddress: Limit = { name: 'proofs-by-address', points: 60, perSeconds: 60 }
const proofsByOrder: Limit = { name: 'proofs-by-order', points: 20, perSeconds: 600 }
const mostProofs = 30

type Sending = Pick<RequestContext, 'ctx' | 'guestTokens'>
export type SubmittedProof = { payment_proof: NonNullable<Order['payment_proof']>; order: Order }

/** Runs before an upload is read. Throws NotFound, already_paid, order_cancelled, too_many_proofs, TooManyRequests. */
export async function admitProof(context: RequestContext, orderId: string): Promise<Admission> {
  const { ctx, limits, address } = context
  await limits.take(proofsByAddress, address)
  if (!isId(orderId)) throw new NotFound()
  await requireOpenOrder(context, orderId)
  await limits.take(proofsByOrder, orderId)
  const { proof_max_mb } = await getSettings(ctx)
  return { mostMb: proof_max_mb }
}

/** Opens its own transaction, since processing a file must not lock the order. Stores no refused file. */
export async function submitProof(context: Sending, { orderId, file }: { orderId: string; file: File }): Promise<SubmittedProof> {
  const { ctx } = context
  await requireOpenOrder(context, orderId)
  const proof = await cleanProof(ctx, file)

  const proofId = newId()
  const fileKey = `proofs/${orderId}/${proofId}.${proof.extension}`
  await store(ctx, fileKey, proof)
  try {
    const order = await inTransaction(ctx, (inside) => attach({ ...context, ctx: inside }, orderId, { proofId, fileKey, proof }))
    if (!order.payment_proof) throw new Error('The order lacks the proof that was just attached')
    return { payment_proof: order.payment_proof, order }
  } catch (error) {
    await discardProofs(ctx, [fileKey])
    throw error instanceof DomainError ? error : refusal('proof_not_saved', undefined, { cause: error })
  }
}

/** Avoids processing a file that would be refused. Checked again under the lock. */
async function requireOpenOrder({ ctx, guestTokens }: Sending, orderId: string): Promise<void> {
  const states = await findVisibleStates(ctx.db, orderId, { actor: ctx.actor, guestTokens })
  if (!states) throw new NotFound()
  requireOpen(states)
  await requireRoom(ctx, orderId)
}

function requireOpen(order: Pick<LockedOrder, 'status' | 'payment_status'>): void {
  if (order.status === 'cancelled') refuse('order_cancelled')
  if (!awaitsMoney(order)) refuse('already_paid')
}

async function requireRoom({ db }: Ctx, orderId: string): Promise<void> {
  if ((await countProofs(db, orderId)) >= mostProofs) refuse('too_many_proofs')
}

async function store(ctx: Ctx, fileKey: string, { bytes, mime }: ProofFile): Promise<void> {
  await ctx.files.put(fileKey, bytes, mime).catch((error: unknown) => {
    refuse('upload_not_configured', undefined, { cause: error })
  })
}

async function attach(
  { ctx, guestTokens }: Sending,
  orderId: string,
  { proofId, fileKey, proof }: { proofId: string; fileKey: string; proof: ProofFile },
): Promise<Order> {
  const order = isStaff(ctx.actor) ? await lockOrder(ctx, orderId) : await lockOwnOrder(ctx, orderId, guestTokens)
  requireOpen(order)
  await requireRoom(ctx, orderId)

  const { bytes, mime, fingerprint } = proof
  await insertProof(ctx.db, { id: proofId, orderId, fileKey, mime, size: bytes.length, at: ctx.clock.now(), fingerprint })
  await changeOrder(ctx, order, {
    status: 'pending',
    payment_status: 'proof_submitted',
    proof_refusal: null,
    history: { kind: 'proof', note: null },
    // Sends one mail, however many proofs follow before the review.
    mail: order.payment_status === 'unpaid' ? 'proof_received' : undefined,
  })
  // Staff upload a proof that the buyer sent by other means.
  await recordOrderChange(ctx, 'order.proof', order)
  return getOrderForCustomer(ctx, orderId)
}
