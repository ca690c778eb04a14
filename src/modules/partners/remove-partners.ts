import type { Database } from '#kit/database/database.ts'

const nobody = {
  email: '',
  contact_name: '',
  phone: '',
  website: '',
  about: '',
  bank_name: '',
  account_name: '',
  account_number: '',
  tin: '',
  id_number: '',
  note: '',
  status: 'suspended',
  account_id: null,
} as const

/**
 * Deletes partners who never became active. Partners who did, or who have a ledger row or a referral, stay for the books without personal
 * data, and their codes earn nothing any more. Runs in a transaction.
 */
export async function removePartners(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Locked first, so the next statement sees ledger rows that are added at the same moment.
  await db.selectFrom('partners').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await db
    .deleteFrom('partners as p')
    .where('p.id', 'in', ids)
    .where('p.status', 'in', ['applied', 'invited', 'declined'])
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('partner_commissions as c').select('c.id').whereRef('c.partner_id', '=', 'p.id')),
          exists(selectFrom('partner_referrals as r').select('r.id').whereRef('r.partner_id', '=', 'p.id')),
        ]),
      ),
    )
    .execute()
  await db.deleteFrom('partner_setups').where('partner_id', 'in', ids).execute()
  await db.updateTable('partners').set(nobody).where('id', 'in', ids).execute()
}
