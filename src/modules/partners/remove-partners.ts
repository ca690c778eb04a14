import type { Database } from '#kit/database/database.ts'

/** A partner without its person. */
const nobody = {
  email: '',
  contact_name: '',
  phone: '',
  website: '',
  about: '',
  bank_name: '',
  account_name: '',
  account_number: '',
  note: '',
  status: 'suspended',
  account_id: null,
} as const

/**
 * Deletes partners who never began. Every other partner, and one whose ledger has a row, stays for the books without its person, and its
 * codes earn nothing from then on. In a transaction.
 */
export async function removePartners(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Locked first: a row that the ledger gets at the same moment is seen by the next statement.
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
