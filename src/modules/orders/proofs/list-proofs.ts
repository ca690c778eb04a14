import { sql } from 'kysely'
import type { AlikeProof, ProofRow } from '#contract/proof-row.ts'
import type { ProofStatus } from '#contract/rules/proof-statuses.ts'
import { money } from '#contract/rules/money.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { Database } from '#kit/database/database.ts'
import { countUpTo, onPage } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { isAlike } from './fingerprint.ts'

type Asked = { status: ProofStatus; page: number; limit: number }

/** Most candidates compared. A person who sends the same image a hundred times is noticed anyway. */
const mostCompared = 200
const mostNamed = 10

/** Returns the review queue, oldest first; decided proofs newest first. */
export async function listProofs(
  ctx: Ctx,
  { status, ...paging }: Asked,
): Promise<{ proofs: ProofRow[]; total: number; page: number; limit: number }> {
  const matching = proofsThat(ctx.db, status)
  const order = status === 'waiting' ? 'asc' : 'desc'
  const [rows, total] = await Promise.all([
    onPage(matching.select(columns).orderBy('p.submitted_at', order).orderBy('p.id', order), paging).execute(),
    countUpTo(ctx.db, matching, mostCounted),
  ])
  const proofs = await Promise.all(rows.map(async (row) => present(row, status, await findAlike(ctx.db, row))))
  return { proofs, total, ...paging }
}

const columns = [
  'p.id',
  'p.order_id',
  'p.mime',
  'p.size',
  'p.submitted_at',
  'p.decided_at',
  'p.file_hash',
  'p.picture_hash',
  'p.picture_bands',
  'o.order_number',
  'o.contact_name',
  'o.email',
  'o.total',
  'o.status',
  'o.payment_status',
  'o.placed_at',
  'o.updated_at',
  'o.proof_refusal',
  'o.note',
  'o.language',
] as const

function proofsThat(db: Database, status: ProofStatus) {
  const proofs = db.selectFrom('payment_proofs as p').innerJoin('orders as o', 'o.id', 'p.order_id')
  if (status !== 'waiting') return proofs.where('p.decision', '=', status)
  return proofs
    .where('o.status', '=', 'pending')
    .where('o.payment_status', '=', 'proof_submitted')
    .where('p.id', '=', (eb) =>
      eb
        .selectFrom('payment_proofs as newest')
        .select('newest.id')
        .whereRef('newest.order_id', '=', 'o.id')
        .orderBy('newest.submitted_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
}
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>
const selectRows = (db: Database) => proofsThat(db, 'waiting').select(columns)

type Alike = { same_file: AlikeProof[]; similar: AlikeProof[] }

async function findAlike(db: Database, { order_id, file_hash, picture_hash, picture_bands }: Row): Promise<Alike> {
  if (!file_hash || file_hash.length === 0) return { same_file: [], similar: [] }
  const { rows } = await sql<{ order_id: string; order_number: string; submitted_at: Date; is_same: boolean; picture_hash: Buffer | null }>`
    select p.order_id, o.order_number, p.submitted_at, p.file_hash = ${file_hash} as is_same, p.picture_hash
    from payment_proofs p join orders o on o.id = p.order_id
    where p.order_id <> ${order_id} and (p.file_hash = ${file_hash} or p.picture_bands && ${picture_bands ?? []}::integer[])
    order by p.file_hash = ${file_hash} desc, p.submitted_at desc limit ${mostCompared}`.execute(db)
  const same = rows.filter(({ is_same }) => is_same)
  const known = new Set(same.map((row) => row.order_id))
  const similar = rows.filter(
    (row) => !known.has(row.order_id) && picture_hash && row.picture_hash && isAlike(picture_hash, row.picture_hash),
  )
  return { same_file: namesOf(same), similar: namesOf(similar) }
}

function namesOf(rows: readonly { order_id: string; order_number: string; submitted_at: Date }[]): AlikeProof[] {
  const byOrder = new Map(
    rows.map(({ order_id, order_number, submitted_at }) => [
      order_id,
      { order_id, order_number, submitted_at: submitted_at.toISOString() },
    ]),
  )
  return [...byOrder.values()].slice(0, mostNamed)
}

function present(row: Row, status: ProofStatus, alike: Alike): ProofRow {
  return {
    id: row.id,
    mime: row.mime,
    size: row.size,
    submitted_at: row.submitted_at.toISOString(),
    status,
    decided_at: row.decided_at?.toISOString() ?? null,
    order: {
      id: row.order_id,
      order_number: row.order_number,
      customer: row.contact_name,
      email: row.email,
      total: money(row.total),
      status: row.status,
      payment_status: row.payment_status,
      placed_at: row.placed_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      note: row.note,
      language: row.language,
      proof_refusal: row.proof_refusal,
    },
    amount_due: money(row.total),
    ...alike,
  }
}
