import { z } from 'zod'
import { accountIdOf } from '#contract/actor.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { listSuperAdmins } from '#modules/identity/index.ts'
import { type Details, detailColumns, presentDuitnow } from '../methods/payment-details.ts'

const moneyMailKinds = ['changed', 'waiting', 'confirmed', 'refused', 'approval'] as const

const change = z.strictObject({
  field: z.enum([...detailColumns, 'payment_details_approval']),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type MoneyChange = z.infer<typeof change>

export const moneyMailJob = defineJob({
  name: 'money-mail',
  payload: z.strictObject({
    kind: z.enum(moneyMailKinds),
    occasion: z.uuid(),
    recipient: z.uuid(),
    title: z.string(),
    /** The account that made the change; null for the system. */
    by: z.uuid().nullable(),
    at: z.iso.datetime(),
    changes: z.array(change),
  }),
  retryLimit: 12,
  priority: 'newest_first',
})
export type MoneyMail = z.infer<typeof moneyMailJob.payload>

type ChangedDetails = { kind: Exclude<MoneyMail['kind'], 'approval'>; title: string; before: Details; after: Partial<Details> }

/** Notifies every super admin in the transaction of the change, so that no change goes unnoticed. */
export function tellOfDetails(ctx: Ctx, { kind, title, before, after }: ChangedDetails): Promise<void> {
  const changes = detailColumns.flatMap((field): MoneyChange[] => {
    const value = after[field]
    return value === undefined ? [] : [{ field, before: readable(field, before[field]), after: readable(field, value) }]
  })
  return tellSuperAdmins(ctx, { kind, title, changes })
}

export function tellOfApproval(ctx: Ctx, { before, after }: { before: string; after: string }): Promise<void> {
  return tellSuperAdmins(ctx, { kind: 'approval', title: '', changes: [{ field: 'payment_details_approval', before, after }] })
}

async function tellSuperAdmins(ctx: Ctx, mail: Pick<MoneyMail, 'kind' | 'title' | 'changes'>): Promise<void> {
  const facts = { ...mail, occasion: newId(), by: accountIdOf(ctx.actor), at: ctx.clock.now().toISOString() }
  for (const recipient of await listSuperAdmins(ctx)) await ctx.jobs.enqueue(ctx.db, moneyMailJob, { ...facts, recipient })
}

/** Shows a code as its recipient and check digits, by which two codes of one merchant differ. */
function readable(field: MoneyChange['field'], value: string | null): string | null {
  if (field !== 'duitnow_payload' || value === null) return value
  const read = presentDuitnow(value)
  return read === null ? value : `${read.merchant_name}, ${read.merchant_city} (${value.slice(-4)})`
}
