import { z } from 'zod'
import { call, callOnce, callRepeatable } from './call.ts'
import { declared } from './declared.ts'
import { dayOrInstant, id, instant, language, limit, moneyBetween, moneySchema, page, pageOf, storableInstant } from './fields.ts'
import { csvFile, fromTo } from './lists.ts'
import { commission, partnerBalances, payout, payoutDetails } from './partner-area.ts'
import { partnerLengths } from './rules/partner-lengths.ts'
import { commissionKinds, commissionStates } from './rules/partner-rules.ts'
import { trimmed } from './rules/visible-text.ts'

const reason = z.string('required').overwrite(trimmed).min(1, 'required').max(partnerLengths.reason, 'too_long')

const adminCommission = commission.extend({
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  rate: z.number().nullable(),
  /** The amount to which the rate was applied. */
  base: moneySchema.nullable(),
  created_at: instant,
  by: z.string().nullable(),
})
export type AdminCommission = z.infer<typeof adminCommission>

const adminPayout = payout.extend({
  partner_id: id,
  company: z.string(),
  ...payoutDetails.shape,
  created_at: instant,
  by: z.string().nullable(),
})
export type AdminPayout = z.infer<typeof adminPayout>

/** More ids could exceed the size limit of a body; larger payouts use `approved_until`. */
const mostIds = 2_000
const ids = z.array(id).max(mostIds, 'too_many')

/** Selects the rows to pay: either the named ones, or all that were approved until a moment, except `without`. */
export const newPayout = z
  .strictObject({
    partner_id: id,
    commission_ids: ids.min(1, 'required').optional(),
    approved_until: storableInstant(z.iso.datetime('invalid_date')).optional(),
    without: ids.optional(),
    /** The transferred amount. The payout is refused if the rows now add up to another amount. */
    amount: moneyBetween(0, 100_000_000).optional(),
    reference: z.string('required').overwrite(trimmed).min(1, 'required').max(partnerLengths.reference, 'too_long'),
    paid_at: dayOrInstant.optional(),
  })
  .refine(({ commission_ids, approved_until }) => (commission_ids === undefined) !== (approved_until === undefined), {
    path: ['commission_ids'],
    message: 'required',
  })
export type NewPayout = z.infer<typeof newPayout>

const path = z.object({ id })
const tags = ['Admin: partners']
const notFound = { partner_not_found: { status: 404 } } as const

export const partnerLedgerContract = {
  commissions: call('admin')
    .route({
      method: 'GET',
      path: '/admin/partners/{id}/commissions',
      summary: 'List the ledger of a partner, newest first',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        query: z.object({
          ...fromTo,
          state: z.enum(commissionStates).optional(),
          kind: z.enum(commissionKinds).optional(),
          page,
          limit,
        }),
      }),
    )
    .output(
      pageOf('commissions', adminCommission).extend({
        balances: partnerBalances,
        /** Sum of the approved rows that are deducted. A payout includes all of them. */
        debts: moneySchema,
        as_of: instant,
      }),
    )
    .errors(notFound),
  correct: callRepeatable('admin')
    .route({
      method: 'POST',
      path: '/admin/partners/{id}/commissions',
      summary: 'Add a correction to the ledger of a partner; it is approved at once',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        body: z.strictObject({
          /** RM with two decimals; negative amounts are deducted. */
          amount: moneyBetween(-1_000_000, 1_000_000)
            .refine((amount) => amount !== 0, 'invalid_price')
            .register(declared, { not: { const: 0 } }),
          reason,
        }),
      }),
    )
    .output(adminCommission)
    .errors(notFound),
  payouts: call('admin')
    .route({ method: 'GET', path: '/admin/partners/payouts', summary: 'List payouts, newest first', tags })
    .input(z.object({ partner: id.optional(), ...fromTo, page, limit }))
    .output(pageOf('payouts', adminPayout)),
  /** Pays approved rows only, each once, together with all debts of the partner. */
  pay: callOnce('admin')
    .route({
      method: 'POST',
      path: '/admin/partners/payouts',
      summary: 'Record that approved commissions were paid',
      successStatus: 201,
      tags,
    })
    .input(newPayout)
    .output(adminPayout.extend({ commission_ids: z.array(id) }))
    .errors({
      ...notFound,
      not_payable: { status: 409, data: z.object({ ids: z.array(id) }) },
      nothing_to_pay: { status: 409 },
      payout_changed: { status: 409, data: z.object({ amount: moneySchema }) },
    }),
  payoutsFile: call('admin')
    .route({
      method: 'GET',
      path: '/admin/partners/payouts.csv',
      summary: 'Download payouts, or what is due now, for the bank’s bulk transfer',
      outputStructure: 'detailed',
      tags,
    })
    .input(z.object({ partner: id.optional(), ...fromTo, due: z.enum(['true']).optional(), lang: language.optional() }))
    .output(csvFile),
  /** Adds counter-entries: the amount is owed again. */
  undoPayout: callOnce('admin')
    .route({
      method: 'POST',
      path: '/admin/partners/payouts/{id}/undo',
      summary: 'Take back a mistaken payout by counter-entries',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ reason }) }))
    .output(adminPayout)
    .errors({ payout_undone: { status: 409 } }),
}
