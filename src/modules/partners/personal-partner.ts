import type { Ctx } from '#modules/context.ts'
import type { PersonalData, Person } from '#modules/module.ts'

/** What a partner's account has of the programme. */
export const personalPartner: PersonalData = {
  list: {
    partnership: async ({ db }, { accountId, email }) => ({
      partner: await db
        .selectFrom('partners')
        .select(['status', 'email', 'company', 'contact_name', 'phone', 'country', 'city', 'website', 'about', 'created_at'])
        .select(['bank_name', 'account_name', 'account_number'])
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', email.toLowerCase())]))
        .execute(),
      places: await db
        .selectFrom('partner_locations as l')
        .innerJoin('partners as p', 'p.id', 'l.partner_id')
        .select(['l.name', 'l.kind', 'l.address', 'l.city', 'l.created_at'])
        .where('p.account_id', '=', accountId)
        .execute(),
      payouts: await db
        .selectFrom('partner_payouts as o')
        .innerJoin('partners as p', 'p.id', 'o.partner_id')
        .select(['o.amount_sen', 'o.reference', 'o.paid_at'])
        .where('p.account_id', '=', accountId)
        .execute(),
      invitations: await db
        .selectFrom('partner_invitations')
        .select(['email', 'status', 'created_at'])
        .where('email', '=', email.toLowerCase())
        .execute(),
    }),
  },
  forget: forgetPartner,
}

/** The ledger stays for the books, of a company without its people; codes earn nothing from then on. */
async function forgetPartner({ db }: Ctx, { accountId, email }: Person): Promise<void> {
  const address = email.toLowerCase()
  await db.deleteFrom('partner_invitations').where('email', '=', address).execute()
  await db.deleteFrom('partners').where('email', '=', address).where('status', 'in', ['applied', 'invited', 'declined']).execute()
  await db
    .deleteFrom('partner_setups')
    .where('partner_id', 'in', (eb) =>
      eb
        .selectFrom('partners')
        .select('id')
        .where((own) => own.or([own('account_id', '=', accountId), own('email', '=', address)])),
    )
    .execute()
  const nobody = { email: '', contact_name: '', phone: '', website: '', about: '', bank_name: '', account_name: '', account_number: '' }
  await db
    .updateTable('partners')
    .set({ ...nobody, status: 'suspended', account_id: null, note: '' })
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', address)]))
    .execute()
}
