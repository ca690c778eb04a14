import { isStaff } from '#contract/actor.ts'
import type { ProofType } from '#contract/rules/proof-types.ts'
import type { Database } from '#kit/database/database.ts'
import type { Fingerprint } from './fingerprint.ts'
import { both, hasId, isVisible, type Viewer } from '../read/order-access.ts'

export type NewProof = { id: string; orderId: string; fileKey: string; mime: ProofType; size: number; at: Date; fingerprint: Fingerprint }

export async function insertProof(db: Database, { id, orderId, fileKey, mime, size, at, fingerprint }: NewProof): Promise<void> {
  await db
    .insertInto('payment_proofs')
    .values({ id, order_id: orderId, file_key: fileKey, mime, size, submitted_at: at, ...fingerprint })
    .execute()
}

export async function decideProofs(db: Database, orderId: string, { decision, at }: { decision: 'accepted' | 'refused'; at: Date }) {
  await db
    .updateTable('payment_proofs')
    .set({ decision, decided_at: at })
    .where('order_id', '=', orderId)
    .where('decision', 'is', null)
    .execute()
}

export async function countProofs(db: Database, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_proofs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}

export async function findVisibleStates(db: Database, orderId: string, viewer: Viewer) {
  return db
    .selectFrom('orders as o')
    .select(['o.status', 'o.payment_status'])
    .where(both(hasId(orderId), isVisible(viewer)))
    .executeTakeFirst()
}

/** Returns the newest proof of an order that this visitor may see. Staff may request an older one. */
export async function findVisibleProof(
  db: Database,
  { orderId, proofId }: { orderId: string; proofId: string | undefined },
  viewer: Viewer,
) {
  const newest = await db
    .selectFrom('orders as o')
    .innerJoin('payment_proofs as p', 'p.order_id', 'o.id')
    .select(['p.id', 'p.file_key', 'p.mime', 'p.size', 'o.order_number'])
    .where((eb) => both(hasId(orderId), isVisible(viewer))(eb))
    .$if(proofId !== undefined && isStaff(viewer.actor), (query) => query.where('p.id', '=', proofId ?? ''))
    .orderBy('p.submitted_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return proofId === undefined || newest?.id === proofId ? newest : undefined
}
