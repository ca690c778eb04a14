import type { PartnerApplication } from '#contract/partners.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { countryColumns } from '../area/partner-columns.ts'
import { hasEmail } from './has-email.ts'
import { partnerMailJob } from './partner-mail-job.ts'

/**
 * Saves an application. For an address that has applied already or is a partner it does nothing and gives no hint of it; a declined
 * applicant may apply again.
 */
export async function applyAsPartner(ctx: Ctx, { language, website, ...application }: PartnerApplication): Promise<void> {
  const { commission_percent } = await getSettings(ctx)
  const now = ctx.clock.now()
  const fields = {
    ...application,
    ...countryColumns(application),
    website: website ?? '',
    language: language ?? ctx.language,
    applied_at: now,
    status: 'applied' as const,
  }
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db
      .insertInto('partners')
      .values({ id: newId(), ...fields, commission_rate: commission_percent / 100, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .where(hasEmail)
          .doUpdateSet({ ...fields, decided_at: null, decided_by: null, note: '' })
          .where('partners.status', '=', 'declined'),
      )
      .returning('id')
      .executeTakeFirst()
    if (row) await inside.jobs.enqueue(inside.db, partnerMailJob, { id: row.id, kind: 'received', occasion: newId() })
  })
}
