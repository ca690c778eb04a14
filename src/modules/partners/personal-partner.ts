import type { Ctx } from '#modules/context.ts'
import type { PersonalData, Person } from '#modules/module.ts'
import { removePartners } from './remove-partners.ts'

export const personalPartner: PersonalData = {
  list: {
    partnership: async ({ db }, { accountId, email }) => ({
      partner: await db
        .selectFrom('partners')
        .select([
          'status',
          'email',
          'company',
          'contact_name',
          'phone',
          'country',
          'country_name',
          'city',
          'website',
          'about',
          'created_at',
        ])
        .select(['bank_name', 'account_name', 'account_number', 'tin', 'id_number'])
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

async function forgetPartner({ db }: Ctx, { accountId, email }: Person): Promise<void> {
  const address = email.toLowerCase()
  await db.deleteFrom('partner_invitations').where('email', '=', address).execute()
  const own = await db
    .selectFrom('partners')
    .select('id')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', address)]))
    .execute()
  await removePartners(
    db,
    own.map(({ id }) => id),
  )
}
