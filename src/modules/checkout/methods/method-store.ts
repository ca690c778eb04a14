import { z } from 'zod'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { type Details, detailColumns } from './payment-details.ts'

/** A waiting change may also activate a method that was created with it. */
export const waitingDetails = z
  .object(
    Object.fromEntries(detailColumns.map((column) => [column, z.string().nullable()])) as Record<
      (typeof detailColumns)[number],
      z.ZodNullable<z.ZodString>
    >,
  )
  .partial()
  .extend({ is_active: z.literal(true).optional() })
export type WaitingDetails = z.infer<typeof waitingDetails>

function selectMethods({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('payment_methods as m')
    .leftJoin('payment_detail_changes as w', 'w.payment_method_id', 'm.id')
    .selectAll('m')
    .select(['w.account_id as waiting_account_id', 'w.details as waiting_details', 'w.asked_at as waiting_asked_at'])
    .orderBy('m.display_order')
    .orderBy('m.id')
}
type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectMethods>['executeTakeFirstOrThrow']>>

export type Waiting = { accountId: string; name: string | null; details: WaitingDetails; askedAt: Date }
export type Method = Omit<JoinedRow, `waiting_${string}`> & { waiting: Waiting | null }

export async function readMethods(ctx: Pick<Ctx, 'db'>): Promise<Method[]> {
  return withWaiting(ctx, await selectMethods(ctx).execute())
}

/** Throws payment_method_not_found. */
export async function getMethod(ctx: Pick<Ctx, 'db'>, id: string): Promise<Method> {
  const [method] = await withWaiting(ctx, await selectMethods(ctx).where('m.id', '=', id).execute())
  if (!method) refuse('payment_method_not_found')
  return method
}

/** Call it before any change that depends on the method's present state. Throws payment_method_not_found. */
export async function lockMethod(ctx: Pick<Ctx, 'db'>, id: string): Promise<Method> {
  await ctx.db.selectFrom('payment_methods').select('id').where('id', '=', id).forUpdate().execute()
  return getMethod(ctx, id)
}

export function detailsOf({ account_number, bank_name, beneficiary_name, swift_code, picture_key, duitnow_payload }: Details): Details {
  return { account_number, bank_name, beneficiary_name, swift_code, picture_key, duitnow_payload }
}

async function withWaiting(ctx: Pick<Ctx, 'db'>, rows: readonly JoinedRow[]): Promise<Method[]> {
  const askers = rows.flatMap(({ waiting_account_id }) => (waiting_account_id === null ? [] : [waiting_account_id]))
  const names = await listAccountNames(ctx, askers)
  return rows.map(({ waiting_account_id, waiting_details, waiting_asked_at, ...row }) => ({
    ...row,
    waiting:
      waiting_account_id === null || waiting_asked_at === null
        ? null
        : {
            accountId: waiting_account_id,
            name: names.get(waiting_account_id) || null,
            details: waitingDetails.parse(waiting_details),
            askedAt: waiting_asked_at,
          },
  }))
}
