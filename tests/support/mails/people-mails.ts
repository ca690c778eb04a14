import type { Language } from '#contract/languages.ts'
import { backOfficeRoles } from '#contract/rules/roles.ts'
import { newId } from '#kit/ids.ts'
import { type MoneyMail, moneyMailJob } from '#modules/checkout/money-mails/money-mail-job.ts'
import { mondayOf, weekBefore, weeklyFiguresJob } from '#modules/figures/weekly/weekly-figures-job.ts'
import { accountMailJob, accountMailKinds } from '#modules/identity/mails/account-mail-job.ts'
import { invitationMailJob } from '#modules/identity/staff/invitations/invitation-mail-job.ts'
import { type PartnerMail, partnerMailJob } from '#modules/partners/joining/partner-mail-job.ts'
import { startOfDay } from '#contract/rules/shop-time.ts'
import { type MadeOrder, writeRows } from '#tests/support/figure-rows.ts'
import { type Caused, dayMs, kindsOf, type MailShop } from './mail-shop.ts'
import { words } from './words.ts'

/** Mails to people who have an account or are invited to one. */
export function peopleMails({ account, addressOf, db, enqueue, given, staff }: MailShop) {
  return { ofAccounts, ofInvitations, ofMoney, ofPartners, ofTests, ofWeeks }

  async function ofAccounts(language: Language): Promise<Caused> {
    const caused: Caused = {}
    await account(language, 'account')
    await account(language, 'newcomer', { isEmailConfirmed: false })
    for (const kind of accountMailKinds) {
      const occasion = newId()
      const email = addressOf(language, kind === 'confirmation' ? 'newcomer' : 'account')
      const newEmail = addressOf(language, `new-${kind.replaceAll('_', '-')}`)
      const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
      await enqueue(accountMailJob, { kind, occasion, email, newEmail, device, returnPath: '/shop', askedAt: new Date().toISOString() })
      caused[kind] = `account:${kind}:${occasion}`
    }
    return caused
  }

  async function ofInvitations(language: Language): Promise<Caused> {
    const caused: Caused = {}
    for (const role of backOfficeRoles) {
      const [id, occasion, created_at] = [newId(), newId(), new Date()]
      const row = { email: addressOf(language, `invited-${role.replace('_', '-')}`), role, language, created_at }
      await db
        .insertInto('admin_invitations')
        .values({ id, ...row, expires_at: new Date(created_at.getTime() + dayMs) })
        .execute()
      await enqueue(invitationMailJob, { id, occasion })
      caused[role] = `invitation:${occasion}`
    }
    return caused
  }

  async function ofPartners(language: Language): Promise<Caused> {
    const { name, said, until } = words[language]
    const statuses: Record<PartnerMail['kind'], 'applied' | 'active' | 'declined' | 'invited' | 'suspended'> = {
      received: 'applied',
      approved: 'active',
      declined: 'declined',
      invitation: 'invited',
      suspended: 'suspended',
      paid: 'active',
      payout_details: 'active',
    }
    const caused: Caused = {}
    for (const kind of kindsOf(statuses)) {
      const [id, occasion, now] = [newId(), newId(), new Date()]
      const email = addressOf(language, `partner-${kind.replace('_', '-')}`)
      const shared = { id, email, company: name, language, commission_rate: 0.125, created_at: now }
      if (kind === 'invitation') {
        await db
          .insertInto('partner_invitations')
          .values({ ...shared, expires_at: new Date(now.getTime() + dayMs) })
          .execute()
      } else {
        const account_id = kind === 'paid' ? await account(language, `partner-${kind}`, { role: 'partner' }) : null
        await db
          .insertInto('partners')
          .values({ ...shared, status: statuses[kind], account_id, note: said })
          .execute()
      }
      if (kind === 'paid') {
        const paid = {
          amount_sen: 123_450,
          reference: until,
          paid_at: now,
          created_at: now,
          bank_name: 'B',
          account_name: 'N',
          account_number: '1',
        }
        await db
          .insertInto('partner_payouts')
          .values({ id: occasion, partner_id: id, ...paid })
          .execute()
      }
      await enqueue(partnerMailJob, { id, kind, occasion })
      caused[kind] = `partner:${kind}:${occasion}`
    }
    return caused
  }

  async function ofMoney(language: Language): Promise<Caused> {
    const { bank, said } = words[language]
    const recipient = await account(language, 'owner', { role: 'admin', isSuperAdmin: true })
    const fields: Record<MoneyMail['changes'][number]['field'], [before: string | null, after: string | null]> = {
      account_number: ['5140 1234', '5140 4321'],
      bank_name: [bank, said],
      beneficiary_name: [null, said],
      swift_code: ['MBBEMYKL', null],
      picture_key: ['one', 'other'],
      duitnow_payload: [said, bank],
      payment_details_approval: ['none', 'second_admin'],
    }
    const kinds: Record<MoneyMail['kind'], true> = { changed: true, waiting: true, confirmed: true, refused: true, approval: true }
    const caused: Caused = {}
    for (const kind of kindsOf(kinds)) {
      const occasion = newId()
      const changes = kindsOf(fields).flatMap((field) => {
        const [before, after] = fields[field]
        return (field === 'payment_details_approval') === (kind === 'approval') ? [{ field, before, after }] : []
      })
      const by = kind === 'changed' ? null : recipient
      await enqueue(moneyMailJob, { kind, occasion, recipient, title: bank, by, at: new Date().toISOString(), changes })
      caused[kind] = `money:${occasion}:${recipient}`
    }
    return caused
  }

  async function ofWeeks(language: Language): Promise<Caused> {
    const recipient = await account(language, 'reader', { role: 'admin' })
    const monday = mondayOf(new Date())
    const { id: productId } = await given.product()
    const bought = (day: string): Omit<MadeOrder, 'id'> => ({
      placedAt: new Date(startOfDay(day).getTime() + dayMs / 2),
      status: 'completed',
      money: 'part',
      language,
      country: 'MY',
      code: null,
      accountId: null,
      lines: [{ productId, quantity: 3, sen: 1000 }],
    })
    const { from } = weekBefore(monday)
    await writeRows(db, { orders: [bought(from), bought(from), bought(weekBefore(from).from)], visits: [] }, { orders: [], visits: [] })
    await enqueue(weeklyFiguresJob, { monday, recipient })
    return { week: `weekly-figures:${monday}:${recipient}` }
  }

  async function ofTests(language: Language): Promise<Caused> {
    const email = addressOf(language, 'test')
    await staff('POST', '/api/admin/test-email', { email, language })
    const { dedupe_key } = await db.selectFrom('mails').select('dedupe_key').where('recipient', '=', email).executeTakeFirstOrThrow()
    return { test: dedupe_key }
  }
}
