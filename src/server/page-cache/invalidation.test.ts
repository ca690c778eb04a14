import { beforeEach, expect, it } from 'vitest'
import { readStoredSettings } from '#modules/settings/index.ts'
import { money } from '#contract/rules/money.ts'
import { createClient } from '#kit/database/client.ts'
import { newId } from '#kit/ids.ts'
import { indexProducts } from '#modules/catalog/index.ts'
import { changesChannel, parseChange, type RowChange } from '#modules/row-change.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { effectsOf, tagsOf } from './invalidation.ts'

const { db, pool, url } = await testDatabase()
const given = givenIn(db)
const listener = createClient({ connectionString: url })
const heard: RowChange[] = []
listener.on('notification', ({ payload = '' }) => heard.push(parseChange(payload)))
await listener.connect()
await listener.query(`listen ${changesChannel}`)

const product = newId()
const other = newId()
const [variation, category, story, event, order, item, account, kind, studio, shot] = Array.from({ length: 10 }, newId)

/** For every table whose triggers notify, and the tables that it references, each after the rows that it references. */
const rows: readonly (readonly [table: string, values: string, change: string])[] = [
  ['settings', `(key, value) values ('shop_name', '"Tulpar"')`, `value = '"Qanat"'`],
  ['payment_methods', `(id, type, title) values ('${newId()}', 'cash', 'Cash')`, `title = 'Notes and coins'`],
  ['named_pictures', `(name, picture_key) values ('carpet', 'felt')`, `picture_key = 'wool'`],
  ['categories', `(id, slug, name) values ('${category}', 'mug', 'Mugs')`, `name = 'Cups'`],
  ['category_translations', `(category_id, language, name) values ('${category}', 'ru', 'Кружки')`, `name = 'Чашки'`],
  ['featured_categories', `(category_id) values ('${category}')`, `picture_key = 'felt'`],
  ['products', `(id, slug, sku, name, price, status) values ('${product}', 'mug', 'M', 'Mug', 40, 'active')`, `price = 41`],
  ['product_translations', `(product_id, language, name) values ('${product}', 'ru', 'Кружка')`, `name = 'Чашка'`],
  ['product_variations', `(id, product_id, position, name) values ('${variation}', '${product}', 0, 'Red')`, `name = 'Blue'`],
  ['variation_translations', `(variation_id, language, name) values ('${variation}', 'ru', 'Красная')`, `name = 'Синяя'`],
  ['product_images', `(id, product_id, picture_key) values ('${newId()}', '${product}', 'felt')`, `picture_key = 'wool'`],
  ['product_categories', `(product_id, category_id) values ('${product}', '${category}')`, `is_primary = true`],
  [
    'product_search',
    `(product_id, is_active, created_at, names, document) values ('${product}', true, now(), 'mug', 'mug')`,
    `document = 'cup'`,
  ],
  ['stock_levels', `(id, product_id, on_hand) values ('${newId()}', '${product}', 3)`, `on_hand = 2`],
  ['stories', `(id, slug, motif, title, summary, body) values ('${story}', 'horn', 'horn', 'Horn', '', '')`, `title = 'Ram'`],
  ['story_translations', `(story_id, language, title, summary, body) values ('${story}', 'ru', 'Рог', '', '')`, `title = 'Баран'`],
  ['size_guides', `(id, name, columns) values ('${newId()}', 'Shirts', '{Size}')`, `unit = 'cm'`],
  ['product_stories', `(product_id, story_id) values ('${product}', '${story}')`, `position = 1`],
  ['content_pages', `(slug, title, summary, updated_on) values ('about', 'About', '', now())`, `title = 'Us'`],
  ['content_translations', `(slug, language, title, summary, sections) values ('about', 'ru', 'Мы', '', '[]')`, `title = 'О нас'`],
  [
    'events',
    `(id, slug, title, venue, address, starts_at, ends_at) values ('${event}', 'fair', 'Fair', 'Hall', '', now(), now() + interval '1 day')`,
    `title = 'Bazaar'`,
  ],
  ['event_translations', `(event_id, language, title, venue, address) values ('${event}', 'ru', 'Базар', '', '')`, `title = 'Ярмарка'`],
  ['event_products', `(event_id, product_id) values ('${event}', '${product}')`, `position = 1`],
  [
    'event_stock',
    `(id, event_id, stock_level_id, product_id, allocated) values ('${newId()}', '${event}', (select id from stock_levels limit 1), '${product}', 3)`,
    'allocated = 4',
  ],
  [
    'orders',
    `(id, order_number, language, contact_name, email, phone, shipping_address, shipping_zone, subtotal, discount, shipping, tax, total,
      tax_rate, payment_method, placed_at)
      values ('${order}', 'UND-12345', 'en', 'N', 'n@example.com', '1', '{}', 'malaysia_east', 1, 0, 0, 0, 1, 0, '{}', now())`,
    `status = 'processing'`,
  ],
  [
    'order_items',
    `(id, order_id, position, product_id, name, sku, quantity, unit_price, line_total, is_pre_order) values
      ('${item}', '${order}', 0, '${product}', 'Tee', 'T', 1, 1, 1, false)`,
    'quantity = 1',
  ],
  [
    'reviews',
    `(id, product_id, order_id, mailbox, author, stars, text, language, created_at, updated_at) values
      ('${newId()}', '${product}', '${order}', 'n', 'N', 5, 'Warm', 'en', now(), now())`,
    `status = 'approved'`,
  ],
  [
    'order_returns',
    `(id, order_id, wish, reason, text, created_at, updated_at) values
      ('${newId()}', '${order}', 'refund', 'too_small', '', now(), now())`,
    `status = 'accepted'`,
  ],
  ['newsletter_subscribers', `(id, email, language, source) values ('${newId()}', 'n2@example.com', 'en', 'form')`, `language = 'ru'`],
  ['product_types', `(id, name, minutes_per_day) values ('${kind}', 'Shirt', 60)`, 'minutes_per_day = 90'],
  ['product_type_steps', `(id, product_type_id, position, name, minutes) values ('${newId()}', '${kind}', 0, 'Print', 5)`, 'minutes = 6'],
  [
    'production_items',
    `(id, order_id, quantity, due_at, status, finished_at, begun_at, updated_at) values
      ('${item}', '${order}', 1, now(), 'done', now(), now(), now())`,
    'is_active = false',
  ],
  ['campaigns', `(id, name, created_at, updated_at) values ('${newId()}', 'Spring', now(), now())`, `name = 'Summer'`],
  ['discounts', `(id, code, kind, value) values ('${newId()}', 'FELT', 'amount', 5)`, `members_only = true`],
  ['order_history', `(id, order_id, kind, created_at) values ('${newId()}', '${order}', 'note', now())`, `note = 'Called'`],
  [
    'payment_proofs',
    `(id, order_id, file_key, mime, size, submitted_at) values ('${newId()}', '${order}', 'f', 'application/pdf', 1, now())`,
    'size = 2',
  ],
  [
    'refunds',
    `(id, order_id, provider, status, amount, request_key, created_at)
      values ('${newId()}', '${order}', 'staff', 'started', 1, 'k', now())`,
    `status = 'done'`,
  ],
  [
    'pickup_scans',
    `(scan_id, event_id, result, scanned_at, device, received_at) values ('s', '${event}', 'unknown', now(), '', now())`,
    'undone_at = now()',
  ],
  [
    'stall_payments',
    `(order_id, event_id, kind, method, total, taken_at) values ('${order}', '${event}', 'pickup', 'cash', 1, now())`,
    'is_member = true',
  ],
  ['order_guest_tokens', `(token_hash, order_id) values ('felt', '${order}')`, `created_at = now()`],
  [
    'contact_messages',
    `(id, name, email, subject, message, language) values ('${newId()}', 'N', 'n@example.com', 's', 'm', 'en')`,
    `status = 'done'`,
  ],
  [
    'preorder_requests',
    `(id, full_name, email, phone, product_type, details, language) values ('${newId()}', 'N', 'n@example.com', '1', 't', 'd', 'en')`,
    `status = 'done'`,
  ],
  ['kept_answers', `(id, name, text) values ('${newId()}', 'Late', 'Sorry')`, `text = 'Soon'`],
  ['users', `(id, name, email) values ('${account}', 'N', 'n@example.com')`, `name = 'M'`],
  [
    'sessions',
    `(id, user_id, token, expires_at) values ('${newId()}', '${account}', 't', now() + interval '1 day')`,
    'has_second_factor = true',
  ],
  [
    'admin_invitations',
    `(id, email, role, language, created_at, expires_at) values ('${newId()}', 'n@example.com', 'staff', 'en', now(), now())`,
    `status = 'revoked'`,
  ],
  [
    'partner_invitations',
    `(id, email, commission_rate, language, created_at, expires_at) values ('${newId()}', 'n@example.com', 0.1, 'en', now(), now())`,
    `status = 'revoked'`,
  ],
  [
    'studio_sessions',
    `(id, product_id, kind, created_at, updated_at) values ('${studio}', '${product}', 'mug', now(), now())`,
    `step = 'shots'`,
  ],
  [
    'studio_shots',
    `(id, session_id, position, type, backdrop, light, angle, aspect, count)
      values ('${shot}', '${studio}', 0, 'flat', 'felt', 'soft', 'front', '1:1', 1)`,
    'count = 2',
  ],
  ['studio_others', `(session_id, product_id, position) values ('${studio}', '${product}', 0)`, 'position = 1'],
  [
    'studio_images',
    `(id, session_id, shot_id, attempt, engine, prompt, seed, size, created_at)
      values ('${newId()}', '${studio}', '${shot}', '${newId()}', 'compositor', '', 1, 512, now())`,
    `status = 'running'`,
  ],
  ['second_factors', `(account_id, sealed_secret, created_at) values ('${account}', 'x', now())`, 'last_period = 1'],
]
const [gone, owed, sent] = [newId(), newId(), newId()]
const partner = `insert into partners (id, status, email, language, commission_rate, created_at) values`
/** Changes of tables that have rows from the start. Listings are written by their own triggers. */
const changedBeside = [
  `update profiles set deactivated_at = now()`,
  `insert into audit_log values ('${newId()}', now(), '${account}', 'staff', 'order.note', 'order', '${order}', null, '{}', 'r')`,
  `update shipping_rates set rate = rate + 1`,
  `delete from shipping_rates`,
  `insert into shipping_rates values ('malaysia_east', 9)`,
  `${partner} ('${gone}', 'applied', 'gone@example.com', 'en', 0.1, now()), ('${owed}', 'active', 'owed@example.com', 'en', 0.1, now())`,
  `update partners set status = 'declined' where id = '${gone}'`,
  `delete from partners where id = '${gone}'`,
  `insert into campaigns (id, name, created_at, updated_at) values ('${sent}', 'Autumn', now(), now())`,
  `insert into campaign_runs (id, turn, held_until) values ('${sent}', '${newId()}', now())`,
  `update campaign_runs set held_until = now()`,
  // The ledger's rows stay, so this partner is never deleted.
  `insert into partner_commissions (id, partner_id, kind, amount_sen, reason, state, created_at) values ('${newId()}', '${owed}', 'correction', 5, 'x', 'pending', now())`,
  `update partner_commissions set state = 'approved', approved_at = now()`,
]

beforeEach(async () => {
  await settle()
  heard.length = 0
})

/** Resolves when all earlier notifications have been handled. */
async function settle(): Promise<void> {
  const mark = newId()
  await pool.query(`select pg_notify('${changesChannel}', $1)`, [JSON.stringify({ table: 'mark', type: 'INSERT', id: mark })])
  await expect.poll(() => heard.some(({ id }) => id === mark)).toBe(true)
  heard.splice(0, Number.POSITIVE_INFINITY, ...heard.filter(({ table }) => table !== 'mark'))
}

async function tagsOfWhat(happens: () => Promise<unknown>): Promise<Set<string>> {
  await happens()
  await settle()
  return new Set(heard.flatMap((change): readonly string[] => tagsOf(change) ?? [`unknown table ${change.table}`]))
}

it('declares for every trigger of the database its tags or its readers', async () => {
  await pool.query(
    `insert into pictures (key, file_key, mime, width, height) values ('felt', 'f', 'image/webp', 1, 1), ('wool', 'w', 'image/webp', 1, 1)`,
  )
  for (const [table, values] of rows) await pool.query(`insert into ${table} ${values}`)
  for (const [table, , change] of rows) await pool.query(`update ${table} set ${change}`)
  for (const statement of changedBeside) await pool.query(statement)
  for (const [table] of rows.toReversed()) await pool.query(`delete from ${table}`)
  await settle()

  const { rows: triggers } = await pool.query<{ reported: string }>(`
    select distinct c.relname || ' ' || operation.name as reported
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_proc p on p.oid = t.tgfoid
    join (values (4, 'INSERT'), (8, 'DELETE'), (16, 'UPDATE')) operation (bit, name) on t.tgtype & operation.bit <> 0
    where p.prosrc like '%${changesChannel}%'`)
  expect(triggers.length).toBeGreaterThan(60)
  expect(new Set(heard.map(({ table, type }) => `${table} ${type}`))).toEqual(new Set(triggers.map(({ reported }) => reported)))
  for (const change of heard) expect((tagsOf(change)?.length ?? 0) + effectsOf(change).length, JSON.stringify(change)).toBeGreaterThan(0)
})

it('drops by a sale the pages that show the number, and only near the end those that show how few are left', async () => {
  const { low_stock_at: few } = await readStoredSettings({ db })
  const { id } = await given.product({ stock: few + 2 })
  const sell = () => pool.query('update stock_levels set reserved = reserved + 1 where product_id = $1', [id])
  const reportedTags = async () => {
    await settle()
    heard.length = 0
    return tagsOfWhat(sell)
  }
  await settle()
  expect(await reportedTags()).toEqual(new Set([`stock:${id}`]))
  expect(await reportedTags()).toEqual(new Set([`stock:${id}`, `stock-label:${id}`, 'every-stock-label']))
})

it('drops with the last piece the lists that count stock, and with its return the pages it may appear on', async () => {
  const { id } = await given.product({ stock: 1 })
  const shelf = newId()
  await db.insertInto('categories').values({ id: shelf, slug: 'bag', name: 'Bags' }).execute()
  await db.insertInto('product_categories').values({ product_id: id, category_id: shelf }).execute()
  await settle()
  heard.length = 0
  const label = [`stock:${id}`, `stock-label:${id}`, 'every-stock-label']
  const lists = ['listing', `listing:${shelf}`]
  const set = (reserved: number) => pool.query('update stock_levels set reserved = $1 where product_id = $2', [reserved, id])
  expect(await tagsOfWhat(() => set(1))).toEqual(new Set([...label, ...lists]))
  heard.length = 0
  expect(await tagsOfWhat(() => set(0))).toEqual(new Set([...label, ...lists, 'assortment']))
})

it('drops by an edit the pages that show the product, and the lists whose order or filters it changes', async () => {
  const { id } = await given.product({ name: 'Felt mug' })
  await indexProducts(db, [id])
  const edit = (change: string) => {
    heard.length = 0
    return tagsOfWhat(async () => {
      await pool.query(`update products set ${change} where id = $1`, [id])
      await indexProducts(db, [id])
    })
  }
  await settle()
  const card = [`product:${id}`, 'every-product']
  expect(await edit(`brand = 'Aul'`)).toEqual(new Set([...card, 'search']))
  expect(await edit(`expected_shipping = '2030-01-01'`)).toEqual(new Set(card))
  expect(await edit('price = 45')).toEqual(new Set([...card, 'listing']))
  expect(await edit(`name = 'Felt cup'`)).toEqual(new Set([...card, 'listing', 'search']))
  expect(await edit(`tags = '{nomad}'`)).toEqual(new Set([...card, 'search', 'assortment']))
  expect(await edit(`status = 'draft'`)).toEqual(new Set([...card, 'listing', 'assortment']))
  expect(await edit('price = 46')).toEqual(new Set(card))
  expect(await edit(`status = 'active', featured_rank = 1`)).toEqual(new Set([...card, 'listing', 'assortment']))
})

it('reports a product in any number of categories', async () => {
  await given.product()
  await db
    .insertInto('products')
    .values({ id: other, slug: 'everywhere', sku: 'E', name: 'Everywhere', price: money(1), status: 'active' })
    .execute()
  const shelves = Array.from({ length: 300 }, (_, index) => ({ id: newId(), slug: `shelf-${index}`, name: 'Shelf' }))
  await db.insertInto('categories').values(shelves).execute()
  await settle()
  heard.length = 0
  const tags = await tagsOfWhat(() =>
    db
      .insertInto('product_categories')
      .values(shelves.map(({ id }) => ({ product_id: other, category_id: id })))
      .execute(),
  )
  expect(shelves.filter(({ id }) => !tags.has(`listing:${id}`))).toEqual([])
})
