import type { Database } from '#kit/database/database.ts'
import {
  accounts,
  admins,
  customerAlone,
  everyone,
  type Outcome,
  type Person,
  type Row,
  type Sent,
  staff,
  superAdmins,
} from './permission-rights.ts'

type AccountRowsOptions = {
  ask: (method: string, person: Person, sent: Sent) => Promise<Outcome>
  db: Database
  productId: string
  slipForm: () => FormData
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

/** What accounts may do about themselves, and the back office about accounts. */
export function accountRows({ ask, db, productId, slipForm }: AccountRowsOptions): Record<string, Row> {
  return {
    'POST /api/profile': { rights: accounts, send: () => ({ body: { full_name: 'Somebody' } }) },
    'PATCH /api/profile': { rights: accounts, send: () => ({ body: { display_name: 'Somebody' } }) },
    'PUT /api/profile/picture': { rights: accounts, send: () => ({ body: slipForm() }) },
    'DELETE /api/profile/picture': { rights: accounts },
    'GET /api/profile/picture/{key}': {
      rights: everyone,
      send: async () => {
        await ask('PUT', 'customer', { path: '/api/profile/picture', body: slipForm() })
        const { picture_key } = await db
          .selectFrom('profiles')
          .select('picture_key')
          .where('email', '=', 'customer@example.com')
          .executeTakeFirstOrThrow()
        return { path: `/api/profile/picture/${picture_key}` }
      },
    },
    'GET /api/profile/export': { rights: accounts },
    'GET /api/membership': { rights: accounts },
    'POST /api/membership': { rights: accounts },
    'GET /api/addresses': { rights: accounts },
    'POST /api/addresses': { rights: accounts, send: () => ({ body: homeAddress }) },
    'PUT /api/addresses/{id}': {
      rights: customerAlone,
      send: async () => ({ path: `/api/addresses/${await customersAddress()}`, body: homeAddress }),
    },
    'DELETE /api/addresses/{id}': { rights: customerAlone, send: async () => ({ path: `/api/addresses/${await customersAddress()}` }) },
    'GET /api/wishlists': { rights: accounts },
    'GET /api/wishlists/product-ids': { rights: accounts },
    'POST /api/wishlists': {
      rights: accounts,
      send: async () => {
        await db.deleteFrom('wishlist_items').execute()
        return { body: { productId } }
      },
    },
    'DELETE /api/wishlists/{productId}': {
      rights: customerAlone,
      send: async () => {
        await db.deleteFrom('wishlist_items').execute()
        await ask('POST', 'customer', { path: '/api/wishlists', body: { productId } })
        return { path: `/api/wishlists/${productId}` }
      },
    },
    'GET /api/admin/members': { rights: staff },
    'PUT /api/admin/members/{id}/membership': {
      rights: admins,
      send: async () => ({ path: `/api/admin/members/${await idOf('partner')}/membership`, body: { is_member: true } }),
    },
    'GET /api/admin/admins': { rights: superAdmins },
    'PATCH /api/admin/admins/{id}': {
      rights: superAdmins,
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

/** Closing ends the sessions that ask; somebody else remains who can manage admins. */
export function closingRow(db: Database): Record<string, Row> {
  return {
    'DELETE /api/profile': {
      rights: accounts,
      send: async () => {
        await db
          .updateTable('profiles')
          .set({ role: 'admin', is_super_admin: true, deactivated_at: null })
          .where('email', '=', 'deactivated@example.com')
          .execute()
        return {}
      },
    },
  }
}
