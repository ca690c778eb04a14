import { knownLanguage } from '#contract/languages.ts'
import type { PartnerStatus } from '#contract/rules/partner-rules.ts'
import type { Database } from '#kit/database/database.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'

export function selectPartners(db: Database) {
  return db
    .selectFrom('partners as p')
    .leftJoin('tracking_codes as c', (join) => join.onRef('c.partner_id', '=', 'p.id').on('c.location_id', 'is', null))
    .selectAll('p')
    .select('c.code')
}
export type PartnerRow = Awaited<ReturnType<ReturnType<typeof selectPartners>['executeTakeFirstOrThrow']>>

/** Throws partner_not_found. */
export async function getPartnerRow({ db }: Pick<Ctx, 'db'>, id: string): Promise<PartnerRow> {
  const row = await selectPartners(db).where('p.id', '=', id).executeTakeFirst()
  if (!row) refuse('partner_not_found')
  return row
}

/** Locks the partner until the transaction ends. Throws partner_not_found. */
export async function lockPartner(ctx: Pick<Ctx, 'db'>, id: string): Promise<PartnerRow> {
  await ctx.db.selectFrom('partners').select('id').where('id', '=', id).forUpdate().execute()
  return getPartnerRow(ctx, id)
}

/** Returns the caller's own partner. Throws NotFound if the account has the role but no partner. */
export async function getOwnRow({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<PartnerRow> {
  const row = await selectPartners(db).where('p.account_id', '=', requireAccount(actor).accountId).executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

export function statusOf({ status }: Pick<PartnerRow, 'status'>): PartnerStatus {
  return status
}

export function languageOf({ language }: Pick<PartnerRow, 'language'>) {
  return knownLanguage(language)
}

/** The audit log records neither the partner's personal data nor its bank account. */
export function auditedPartner({ status, company, commission_rate, hold_days, country, country_name, city }: PartnerRow) {
  return { status, company, commission_rate, hold_days, country, country_name, city }
}

export function namedPartner({ id, company }: Pick<PartnerRow, 'id' | 'company'>) {
  return { entity: 'partner' as const, entityId: id, entityName: company }
}
