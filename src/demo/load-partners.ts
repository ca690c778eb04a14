import type { AccountActor } from '#contract/actor.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { approveCommissions, payPartner } from '#modules/partners/index.ts'
import { demoAccounts } from './demo-accounts.ts'
import { type DemoPartner, demoPartners } from './demo-partners.ts'

const dayMs = 24 * 3_600_000
const scannedDays = 60
const openHours = [9, 11, 12, 13, 15, 17, 18, 19] as const
/** One partner was suspended after it had brought an order. */
const suspendedDaysAgo = 4

/** Loads partners with their places and codes. Must precede the orders, some of which they brought. */
export async function loadDemoPartners(ctx: Ctx): Promise<void> {
  for (const partner of demoPartners) await loadPartner(ctx, partner)
}

async function loadPartner(ctx: Ctx, partner: DemoPartner): Promise<void> {
  const id = newId()
  const at = new Date(ctx.clock.now().getTime() - partner.daysAgo * dayMs)
  const { status, email, company, phone, country, city, about, language, rate, bank } = partner
  const isDecided = status !== 'applied' && status !== 'invited'
  const account = await ctx.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()
  await ctx.db
    .insertInto('partners')
    .values({
      id,
      // Active until its orders are loaded.
      status: status === 'suspended' ? 'active' : status,
      account_id: account?.id ?? null,
      email,
      company,
      phone,
      country,
      city,
      about,
      language,
      contact_name: partner.contactName,
      commission_rate: rate,
      ...bank,
      applied_at: status === 'invited' ? null : at,
      decided_at: isDecided ? new Date(at.getTime() + dayMs) : null,
      created_at: at,
    })
    .execute()
  if (status === 'invited') await invite(ctx, id, partner, at)
  if (partner.code !== undefined) await ctx.db.insertInto('tracking_codes').values({ code: partner.code, partner_id: id }).execute()
  for (const { code, scansPerDay, ...place } of partner.places ?? []) {
    const locationId = newId()
    await ctx.db
      .insertInto('partner_locations')
      .values({ id: locationId, partner_id: id, ...place, created_at: at })
      .execute()
    await ctx.db.insertInto('tracking_codes').values({ code, partner_id: id, location_id: locationId }).execute()
    await ctx.db
      .insertInto('partner_scans')
      .values(scansOf(ctx, { partner_id: id, code, scansPerDay }))
      .execute()
  }
}

async function invite({ db }: Ctx, partnerId: string, { email, company, rate, language }: DemoPartner, at: Date): Promise<void> {
  const expires_at = new Date(at.getTime() + 3 * dayMs)
  await db
    .insertInto('partner_invitations')
    .values({ id: newId(), partner_id: partnerId, email, company, commission_rate: rate, language, created_at: at, expires_at })
    .execute()
}

/** More scans at weekends, and most at noon. */
function scansOf({ clock }: Ctx, { scansPerDay, ...row }: { partner_id: string; code: string; scansPerDay: number }) {
  return Array.from({ length: scannedDays }, (_, ago) => new Date(clock.now().getTime() - (ago + 1) * dayMs)).flatMap((at, ago) => {
    const isBusy = at.getUTCDay() === 0 || at.getUTCDay() === 6
    const scans = Math.round(scansPerDay * (isBusy ? 1.6 : 1) * (0.7 + ((ago * 37) % 10) / 15))
    return openHours.flatMap((hour, place) => {
      const share = Math.floor(scans / openHours.length) + (place === 2 || place < scans % openHours.length ? 1 : 0)
      return share === 0 ? [] : [{ ...row, day: dayOf(at), hour, scans: share }]
    })
  })
}

/** Approves the commissions of the orders, pays one partner and suspends another. Must follow the orders. */
export async function settleDemoPartners(ctx: Ctx): Promise<void> {
  await approveCommissions(ctx)
  const paying: Ctx = { ...ctx, actor: await adminOf(ctx), jobs: { enqueue: () => Promise.resolve() } }
  const approved = await ctx.db.selectFrom('partner_commissions').select(['id', 'partner_id']).where('state', '=', 'approved').execute()
  const [first] = approved
  if (first) {
    const commission_ids = approved.filter(({ partner_id }) => partner_id === first.partner_id).map(({ id }) => id)
    await payPartner(paying, { partner_id: first.partner_id, commission_ids, reference: 'Tulpar 1' })
  }
  for (const { email } of demoPartners.filter(({ status }) => status === 'suspended'))
    await ctx.db
      .updateTable('partners')
      .set({ status: 'suspended', decided_at: new Date(ctx.clock.now().getTime() - suspendedDaysAgo * dayMs) })
      .where('email', '=', email)
      .execute()
}

async function adminOf({ db }: Ctx): Promise<AccountActor> {
  const email = demoAccounts.find(({ role }) => role === 'admin')?.email ?? ''
  const { id, full_name } = await db.selectFrom('profiles').select(['id', 'full_name']).where('email', '=', email).executeTakeFirstOrThrow()
  return { kind: 'account', accountId: id, email, fullName: full_name, role: 'admin', isSuperAdmin: false, isMember: false }
}
