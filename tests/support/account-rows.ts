import type { Database } from '#kit/database/database.ts'
import { peopleRows } from './people-rows.ts'
import type { Outcome, Person, Row, Sent } from './permission-rights.ts'

type AccountRowsOptions = {
  ask: (method: string, person: Person, sent: Sent) => Promise<Outcome>
  db: Database
  productId: string
  proofForm: () => FormData
}

const homeAddress = {
  label: 'home',
  name: 'Somebody',
  phone: '+60 12 345 6789',
  address: '1 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'W.P.',
  zip: '50450',
  country: 'MY',
}

export function accountRows({ ask, db, productId, proofForm }: AccountRowsOptions): Record<string, Row> {
  return {
    'POST /api/profile': { send: () => ({ body: { full_name: 'Somebody' } }) },
    'PATCH /api/profile': { send: () => ({ body: { display_name: 'Somebody' } }) },
    'PUT /api/profile/picture': { send: () => ({ body: proofForm() }) },
    'DELETE /api/profile/picture': {},
    'GET /api/profile/picture/{key}': {
      send: async () => {
        await ask('PUT', 'customer', { path: '/api/profile/picture', body: proofForm() })
        const { picture_key } = await db
          .selectFrom('profiles')
          .select('picture_key')
          .where('email', '=', 'customer@example.com')
          .executeTakeFirstOrThrow()
        return { path: `/api/profile/picture/${picture_key}` }
      },
    },
    'GET /api/profile/export': {
      send: async () => {
        await db.updateTable('sessions').set({ password_typed_at: new Date() }).execute()
        return {}
      },
    },
    'GET /api/membership': {},
    'POST /api/membership': {},
    'GET /api/addresses': {},
    'POST /api/addresses': { send: () => ({ body: homeAddress }) },
    'PUT /api/addresses/{id}': {
      send: async () => ({ path: `/api/addresses/${await customersAddress()}`, body: homeAddress }),
    },
    'DELETE /api/addresses/{id}': { send: async () => ({ path: `/api/addresses/${await customersAddress()}` }) },
    'GET /api/wishlists': {},
    'GET /api/wishlists/product-ids': {},
    'POST /api/wishlists': {
      send: async () => {
        await db.deleteFrom('wishlist_items').execute()
        return { body: { productId } }
      },
    },
    'DELETE /api/wishlists/{productId}': {
      send: async () => {
        await db.deleteFrom('wishlist_items').execute()
        await ask('POST', 'customer', { path: '/api/wishlists', body: { productId } })
        return { path: `/api/wishlists/${productId}` }
      },
    },
    'GET /api/admin/members': {},
    'GET /api/admin/members.csv': {},
    'PUT /api/admin/members/{id}/membership': {
      send: async () => ({ path: `/api/admin/members/${await idOf('partner')}/membership`, body: { is_member: true } }),
    },
    ...peopleRows(db),
    'GET /api/admin/admins': {},
    'PATCH /api/admin/admins/{id}': {
      send: async () => ({ path: `/api/admin/admins/${await idOf('staff')}`, body: { status: 'active' } }),
    },
  }

  async function customersAddress(): Promise<string> {
    const customer = await idOf('customer')
    await db.deleteFrom('addresses').execute()
    await ask('POST', 'customer', { path: '/api/addresses', body: homeAddress })
    return (await db.selectFrom('addresses').select('id').where('account_id', '=', customer).executeTakeFirstOrThrow()).id
  }

  async function idOf(person: Exclude<Person, 'guest'>): Promise<string> {
    return (await db.selectFrom('profiles').select('id').where('email', '=', `${person}@example.com`).executeTakeFirstOrThrow()).id
  }
}

/** The call ends the caller's sessions. Another account that can manage admins remains. */
export function closingRow(db: Database): Record<string, Row> {
  return {
    'DELETE /api/profile': {
      send: async () => {
        await db
          .updateTable('profiles')
          .set({ role: 'admin', is_super_admin: true, deactivated_at: null })
          .where('email', '=', 'deactivated@example.com')
          .execute()
        // An earlier row changed every caller's password.
        return { body: { password: 'Steppe-and-Sky-8!' } }
      },
    },
  }
}
