import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

export type Owner = { accountId: string; email: string; orderId: string; productId: string; at: Date }

export async function plantStallRecords(db: Database, { accountId: account_id, orderId: order_id, productId, at }: Owner): Promise<void> {
  const [event_id, stockId] = [newId(), newId()]
  const event = { slug: event_id, title: 'Fair', venue: 'Hall', address: 'Street 1', country: 'MY' }
  await db
    .insertInto('events')
    .values({ id: event_id, ...event, starts_at: at, ends_at: new Date(at.getTime() + 60_000) })
    .execute()
  const { id: stock_level_id } = await db
    .selectFrom('stock_levels')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  await db.insertInto('event_stock').values({ id: stockId, event_id, stock_level_id, product_id: productId, allocated: 1 }).execute()
  await db
    .insertInto('event_stock_ledger')
    .values({
      id: newId(),
      event_stock_id: stockId,
      on_hand_change: 0,
      reserved_change: 1,
      reason: 'order_placed',
      order_id,
      account_id,
      created_at: at,
    })
    .execute()
  await db.insertInto('pickup_codes').values({ nonce: '0123456789abcdef', order_id, event_id, created_at: at }).execute()
  const scan = { result: 'collected', device: 'phone', scanned_at: at, received_at: at } as const
  await db
    .insertInto('pickup_scans')
    .values({ scan_id: newId(), event_id, order_id, account_id, ...scan })
    .execute()
  await db
    .insertInto('stall_payments')
    .values({ order_id, event_id, kind: 'pickup', method: 'cash', total: 10, account_id, taken_at: at })
    .execute()
}

export async function plantPartnership(db: Database, { accountId, email, orderId, at }: Owner): Promise<string> {
  const [partner_id, location_id, payout_id] = [newId(), newId(), newId()]
  const later = new Date(at.getTime() + 60_000)
  await db
    .insertInto('partners')
    .values({
      id: partner_id,
      account_id: accountId,
      email,
      status: 'active',
      company: 'Nest and Nectar',
      language: 'en',
      commission_rate: 0.1,
      created_at: at,
    })
    .execute()
  await db
    .insertInto('partner_locations')
    .values({ id: location_id, partner_id, name: 'Under the eaves', kind: 'cafe', created_at: at })
    .execute()
  await db.insertInto('tracking_codes').values({ code: '23456789', partner_id, location_id }).execute()
  await db
    .insertInto('partner_invitations')
    .values({ id: newId(), partner_id, email, commission_rate: 0.1, language: 'en', created_at: at, expires_at: later })
    .execute()
  await db
    .insertInto('partner_setups')
    .values({ partner_id, token_hash: Buffer.from('hash'), created_at: at, expires_at: later })
    .execute()
  await db
    .insertInto('partner_scans')
    .values({ partner_id, day: at.toISOString().slice(0, 10), hour: 9, code: '23456789', scans: 1 })
    .execute()
  const order = { order_id: orderId, location_id, partner_id }
  await db
    .insertInto('partner_referrals')
    .values({ ...order, id: newId(), placed_at: at, rate: 0.1, net_sen: 100, earned_sen: 10 })
    .execute()
  await db.insertInto('figure_order_sources').values({ order_id: orderId, source: 'direct' }).execute()
  await db.insertInto('figure_first_months').values({ order_id: orderId, month: '2026-11-01' }).execute()
  await db
    .insertInto('figure_orders')
    .values({ kind: 'visits', report: 'visits', day: '2026-11-22', key: 'phone', order_id: orderId })
    .execute()
  const bank = { bank_name: '', account_name: '', account_number: '' }
  await db
    .insertInto('partner_payouts')
    .values({ id: payout_id, partner_id, amount_sen: 10, reference: 'Nectar of May', paid_at: at, ...bank, created_at: at })
    .execute()
  const earned = { kind: 'order', amount_sen: 10, rate: 0.1, base_sen: 100 } as const
  await db
    .insertInto('partner_commissions')
    .values({ id: newId(), ...order, ...earned, state: 'paid', payout_id, created_at: at, approved_at: at })
    .execute()
  return partner_id
}

/** Plants a counted visit with a product view and an abandoned cart. */
export async function plantVisit(db: Database, { accountId: account_id, productId, at: occurred_at }: Owner, page: string): Promise<void> {
  for (const table of ['analytics_sessions', 'analytics_events', 'analytics_cart_abandonments'])
    await sql`create table if not exists ${sql.raw(`any_${table}`)} partition of ${sql.raw(table)} default`.execute(db)
  const month = `${occurred_at.toISOString().slice(0, 7)}-01`
  const event = { event_type: 'product_view', event_category: 'ecommerce', event_data: '{}' } as const
  await db
    .insertInto('analytics_sessions')
    .values({
      id: 'visit',
      month,
      started_at: occurred_at,
      last_seen_at: occurred_at,
      account_id,
      device_class: 'phone',
      landing_path: page,
    })
    .execute()
  await db
    .insertInto('analytics_events')
    .values({ id: newId(), occurred_at, session_id: 'visit', account_id, product_id: productId, page_path: page, ...event })
    .execute()
  await db
    .insertInto('analytics_cart_abandonments')
    .values({ id: newId(), occurred_at, session_id: 'visit', account_id, cart_value: 10, items: '[]', last_step: 'shipping' })
    .execute()
}

/** Plants a saved cart, the guest cart before signing in, the letter about it and the link in that letter. */
export async function plantCart(db: Database, { accountId: account_id, email, productId: product_id, at }: Owner): Promise<void> {
  await db.insertInto('carts').values({ account_id, language: 'en', created_at: at, changed_at: at }).execute()
  await db.insertInto('cart_items').values({ account_id, position: 0, product_id, quantity: 2 }).execute()
  await db
    .insertInto('cart_links')
    .values({ token_hash: Buffer.from('link'), account_id, created_at: at })
    .execute()
  const items = JSON.stringify([{ product_id, variation_id: null, size: null, quantity: 2 }])
  await db.insertInto('guest_carts').values({ id: newId(), email, language: 'en', items, created_at: at, changed_at: at }).execute()
  const letter = { id: newId(), kind: 'abandoned_cart', about: `${account_id}:1:1h`, due_at: at, expires_at: at, created_at: at }
  await db
    .insertInto('automation_letters')
    .values({ ...letter, account_id })
    .execute()
}

/** Plants a campaign that the account both began and received: the letter, the link it followed and the purchase after it. */
export async function plantLetters(db: Database, { accountId: account_id, email, orderId: order_id, at }: Owner): Promise<string[]> {
  const [campaignId, sendId] = [newId(), newId()]
  const made = { created_by: account_id, created_at: at, updated_at: at }
  await db
    .insertInto('campaigns')
    .values({ id: campaignId, name: 'Spring', ...made })
    .execute()
  await db.insertInto('campaign_runs').values({ id: campaignId, turn: newId(), held_until: at }).execute()
  await db
    .insertInto('campaign_recipients')
    .values({ campaign_id: campaignId, email, language: 'en', state: 'done', next_at: at })
    .execute()
  const sent = { created_at: at, sent_at: at, clicked_at: at, last_clicked_at: at }
  await db
    .insertInto('letter_sends')
    .values({ id: sendId, origin: `campaign:${campaignId}`, email, account_id, language: 'en', ...sent })
    .execute()
  await db
    .insertInto('letter_clicks')
    .values({ send_id: sendId, link_key: Buffer.from('link key'), first_at: at, last_at: at })
    .execute()
  await db.insertInto('letter_orders').values({ order_id, send_id: sendId }).execute()
  return [campaignId, sendId]
}

/** Plants a checkout that a program prepared with its stored answer, and the order that another one became with its message. */
export async function plantAgents(db: Database, { email, orderId: order_id, productId, at }: Owner): Promise<void> {
  const [platform_id, later] = [newId(), new Date(at.getTime() + 60_000)]
  const platform = { profile_url: 'https://agent.example/ucp.json', host: 'agent.example', version: '2026-08-25' }
  await db
    .insertInto('agent_platforms')
    .values({ id: platform_id, ...platform, first_seen: at, last_seen: at })
    .execute()
  const items = JSON.stringify([{ id: 'li_1', product_id: productId, variation_id: null, size: null, quantity: 1 }])
  const times = { created_at: at, touched_at: at, expires_at: later }
  await db
    .insertInto('agent_checkouts')
    .values({
      id: 'chk_leaving',
      platform_id,
      handoff_hash: Buffer.from('chk'),
      items,
      language: 'en',
      buyer: JSON.stringify({ email }),
      ...times,
    })
    .execute()
  const hashes = { key_hash: Buffer.from('key'), request_hash: Buffer.from('request') }
  const answer = JSON.stringify({ id: 'chk_leaving', buyer: { email } })
  await db
    .insertInto('agent_answers')
    .values({ platform_id, ...hashes, status: 201, answer, created_at: at })
    .execute()
  await db.insertInto('agent_orders').values({ order_id, platform_id, source: 'agent.example', placed_at: at }).execute()
  await db
    .insertInto('agent_events')
    .values({ id: newId(), order_id, url: 'https://agent.example/orders', body: '{}', status: 'sent', happened_at: at })
    .execute()
}
