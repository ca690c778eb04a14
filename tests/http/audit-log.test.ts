import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'

const { auth, call, db, given, member, origin, shop } = await shopWithAccounts()
const { id: productId } = await given.product({ price: 40 })
const token = await member('keeper@example.com')
await db.updateTable('profiles').set({ role: 'admin', is_super_admin: true }).where('email', '=', 'keeper@example.com').execute()
const admin = await signInAgain()
const actor = await db.selectFrom('profiles').select('id').where('email', '=', 'keeper@example.com').executeTakeFirstOrThrow()

/** A change of role ends the sessions. */
async function signInAgain(): Promise<string> {
  expect((await call('GET', '/api/profile', { token })).status).toBe(401)
  const { body } = await call('POST', '/api/auth/sign-in/email', { body: { email: 'keeper@example.com', password: 'felt-and-wool-7!' } })
  return String(body['token'])
}

const change = (body: object) => call('PATCH', `/api/admin/products/${productId}`, { token: admin, body })
const list = async (query = '') => {
  const { status, body } = await call('GET', `/api/admin/audit-log${query}`, { token: admin })
  expect(status).toBe(200)
  return body as { total: number; entries: Record<string, unknown>[] }
}

describe('the audit log', () => {
  it('records the actor, the field, the old and the new value', async () => {
    expect((await change({ price: 45, brand: 'Tulpar' })).status).toBe(200)
    const { entries } = await list()
    expect(entries[0]).toMatchObject({
      actor: { id: actor.id, email: 'keeper@example.com', role: 'super_admin' },
      action: 'product.change',
      entity: 'product',
      entity_id: productId,
      changes: { price: [40, 45], brand: [null, 'Tulpar'] },
      request_id: expect.any(String),
    })
    expect(Object.keys(entries[0]?.['changes'] as object).sort()).toEqual(['brand', 'price'])
  })

  it('has nothing of refused calls', async () => {
    const { total } = await list()
    expect((await change({ sale_price: 50 })).status).toBe(422)
    expect((await list()).total).toBe(total)
  })

  it('is found by actor, action, subject and time', async () => {
    await change({ brand: 'Felt house' })
    const { total } = await list()
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    for (const query of [
      'actor=Keeper@example.com',
      `actor=${actor.id}`,
      'action=product.change',
      `entity=product&entity_id=${productId}`,
      `from=${today}&to=${today}`,
    ])
      expect([query, (await list(`?${query}`)).total]).toEqual([query, total])
    for (const query of [
      'actor=nobody@example.com',
      `actor=${newId()}`,
      'entity=order',
      `to=2020-01-01`,
      `from=${new Date(Date.now() + 60_000).toISOString()}`,
    ])
      expect([query, (await list(`?${query}`)).total]).toEqual([query, 0])
    expect((await list('?limit=1&page=2')).entries).toHaveLength(1)
    expect((await call('GET', '/api/admin/audit-log?from=yesterday', { token: admin })).status).toBe(422)
  })

  it('goes out as a file, a row for each field, with formulas defused and the filter of the list', async () => {
    await change({ brand: '=1+1', price: 47 })
    const file = async (query: string) => {
      const response = await fetch(`${origin}/api/admin/audit-log.csv${query}`, { headers: { authorization: `Bearer ${admin}` } })
      expect(response.headers.get('content-type')).toContain('text/csv')
      expect(response.headers.get('content-disposition')).toContain('audit-log-')
      // `text()` would remove the byte order mark.
      return Buffer.from(await response.arrayBuffer()).toString('utf8')
    }
    const text = await file(`?action=product.change&entity_id=${productId}&lang=ru`)
    expect(text.startsWith('\uFEFF"Дата (UTC)","Сотрудник",')).toBe(true)
    const lines = text.trim().split('\r\n')
    const { entries } = await list(`?action=product.change&entity_id=${productId}&limit=100`)
    expect(lines).toHaveLength(1 + entries.reduce((sum, { changes }) => sum + Object.keys(changes as object).length, 0))
    const [brand = '', price = ''] = lines.slice(1, 3)
    expect(brand).toContain('"keeper@example.com","главный администратор","product.change","product",')
    expect(brand).toContain(`,"brand","Felt house","'=1+1",`)
    expect(price).toContain(',"price",45,47,')
    expect((await file('?to=2020-01-01')).trim().split('\r\n')).toHaveLength(1)
  })

  it('is searched by names of things, by changed values, and by people', async () => {
    await change({ brand: 'Wolf & Sons 100%' })
    const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).entries.map(({ changes }) => changes)
    const { name } = await db.selectFrom('products').select('name').where('id', '=', productId).executeTakeFirstOrThrow()
    const { total } = await list()
    expect(await found('wolf & sons 100%')).toMatchObject([{ brand: ['=1+1', 'Wolf & Sons 100%'] }])
    expect((await list(`?q=${encodeURIComponent(name.toUpperCase())}`)).total).toBe(total)
    expect((await list('?q=keeper@exam')).total).toBe(total)
    expect(await found('100_')).toEqual([])
    expect(await found('nobody')).toEqual([])
  })

  it('is append-only, for any user of the database', async () => {
    for (const statement of ['update audit_log set action = $$product.other$$', 'delete from audit_log', 'truncate audit_log'])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('only ever added to')
    expect((await list()).total).toBeGreaterThan(0)
  })

  it('has the creation of the first administrators, by the command', async () => {
    const args = ['--email', 'first@example.com', '--name', 'First Keeper', '--password', 'felt-and-wool-77!']
    execFileSync(process.execPath, ['src/commands/admin-create.ts', ...args], {
      stdio: 'pipe',
      env: { ...process.env, DATABASE_URL: shop.config.databaseUrl, DATA_DIR: shop.config.dataDir },
    })
    const { id } = await db.selectFrom('profiles').select('id').where('email', '=', 'first@example.com').executeTakeFirstOrThrow()
    expect((await list('?action=admin.create')).entries).toMatchObject([
      {
        actor: { id, email: 'first@example.com', role: 'super_admin' },
        entity: 'account',
        entity_id: id,
        entity_name: 'First Keeper',
        changes: { role: [null, 'super_admin'] },
      },
    ])
  })

  it('has changes by staff of their second sign-in step, and of nobody else', async () => {
    for (const [email, token] of [
      ['keeper@example.com', admin],
      ['shopper@example.com', await member('shopper@example.com')],
    ] as const) {
      const { body } = await auth('/two-factor/enable', { password: goodPassword }, token)
      await auth('/two-factor/confirm', { code: codeShown(String(body['totpURI'])) }, token)
      const passkey = softwarePasskey(shop.config.publicUrl)
      const proved = { code: codeShown(String(body['totpURI']), 1), password: goodPassword }
      const asked = await auth('/passkey/generate-register-options', proved, token)
      const response = passkey.register(asked.body as { challenge: string })
      const added = await auth('/passkey/verify-registration', { name: 'Phone', response }, token)
      expect([email, added.status]).toEqual([email, 200])
    }
    const of = (action: string) => list(`?action=${action}`).then(({ entries }) => entries.map(({ entity_id }) => entity_id))
    expect(await of('admin.app_on')).toEqual([actor.id])
    expect(await of('admin.passkey_add')).toEqual([actor.id])
  })
})
