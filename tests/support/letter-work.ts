import { afterAll, beforeEach } from 'vitest'
import type { AccountActor } from '#contract/actor.ts'
import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { putOwnCart } from '#modules/carts/kept-cart.ts'
import { changeAutomation as change } from '#modules/automations/change-automation.ts'
import { findOccasions } from '#modules/automations/find-occasions.ts'
import { handOutLetters, sendAutomationLetter } from '#modules/automations/send-automation-letter.ts'
import { inTransaction } from '#modules/context.ts'
import { letterPartsOf } from '#modules/letters/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { catalogCtx, temporaryFiles } from './catalog-ctx.ts'
import { testDatabase } from './database.ts'
import { given } from './given.ts'
import { smtpServer } from './smtp-server.ts'

const publicUrl = 'https://tulpar.example'

/** Runs automations on the test file's own database and mail server, at noon in the shop. Call it at the top of the file. */
export async function letterWork() {
  const smtp = await smtpServer()
  const { db } = await testDatabase()
  const clock = settableClock()
  const files = await temporaryFiles()
  const queued: string[] = []
  const jobs = {
    enqueue: (_db: unknown, _job: unknown, payload: unknown) => {
      queued.push((payload as { letterId: string }).letterId)
      return Promise.resolve()
    },
  }
  const ctx = { ...catalogCtx({ db, files }), clock, jobs }
  const mailer = createMailer({ smtpUrl: smtp.url, mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: true })
  afterAll(() => mailer.close())
  const parts = letterPartsOf({ mailer, config: { publicUrl, authSecret: 's'.repeat(40) } })
  const make = given(db)
  let placed = 0

  beforeEach(async () => {
    smtp.received.length = 0
    clock.set('2026-03-21T04:00:00Z')
    await changeSettings(ctx, { letters_per_minute: 100_000 })
    await db.deleteFrom('automation_letters').execute()
    await db.deleteFrom('carts').execute()
    await db.deleteFrom('guest_carts').execute()
    await db.deleteFrom('wishlist_items').execute()
    await db.updateTable('automations').set({ is_active: false, letters: '{}' }).execute()
  })

  const changeAutomation = (input: Parameters<typeof change>[2]) => inTransaction(ctx, (inside) => change(inside, publicUrl, input))
  const switchOn = (kind: AutomationKind) => changeAutomation({ kind, is_active: true })

  /** Does the work of the schedules and the queue for five minutes. */
  async function work(): Promise<void> {
    await findOccasions(ctx)
    await handOutLetters(ctx)
    for (const id of queued.splice(0)) await sendAutomationLetter(ctx, parts, id)
  }

  async function reader(options: { consents?: boolean; isMember?: boolean; birthday?: string; language?: 'en' | 'ru' } = {}) {
    const account = await make.account({ isMember: options.isMember ?? false })
    const { consents = true, birthday = null, language = 'en' } = options
    await db
      .updateTable('profiles')
      .set({ is_member: account.isMember, marketing_emails: consents, birthday, language })
      .where('id', '=', account.accountId)
      .execute()
    if (consents) {
      const now = clock.now()
      const row = { id: newId(), email: account.email, language, source: 'account' as const }
      await db
        .insertInto('newsletter_subscribers')
        .values({ ...row, status: 'confirmed', created_at: now, confirmed_at: now })
        .execute()
    }
    return account
  }

  const sentTo = () => smtp.received.flatMap(({ to }) => to)
  const textOf = (index = 0) =>
    Buffer.from(
      (smtp.received[index]?.source ?? '')
        .replaceAll('=\r\n', '')
        .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')

  async function fill(account: AccountActor, productId: string, version = 0) {
    await putOwnCart({ ...ctx, actor: account }, { items: [{ product_id: productId, quantity: 2 }], version })
  }

  async function order(account: AccountActor, productId: string, changes: object = {}, isPreOrder = false) {
    const [id, itemId] = [newId(), newId()]
    placed += 1
    await db
      .insertInto('orders')
      .values({
        ...bareOrder,
        id,
        order_number: `UND-${10_000 + placed}`,
        account_id: account.accountId,
        email: account.email,
        placed_at: clock.now(),
        ...changes,
      })
      .execute()
    await db
      .insertInto('order_items')
      .values({
        id: itemId,
        order_id: id,
        position: 0,
        product_id: productId,
        sku: 'S',
        name: 'Thing',
        quantity: 1,
        unit_price: 40,
        line_total: 40,
        is_pre_order: isPreOrder,
      })
      .execute()
    return { id, itemId }
  }
  return { ctx, db, parts, clock, make, changeAutomation, switchOn, work, reader, fill, order, sentTo, textOf, workTwice }

  /** Runs each job twice, as after a restart in the middle of it. */
  async function workTwice() {
    await findOccasions(ctx)
    await handOutLetters(ctx)
    const ids = queued.splice(0)
    await Promise.all([...ids, ...ids].map((id) => sendAutomationLetter(ctx, parts, id)))
  }
}

const bareOrder = {
  language: 'en' as const,
  status: 'pending' as const,
  contact_name: 'Dana',
  phone: '+60 12 345 6789',
  shipping_zone: 'peninsular' as const,
  tax_rate: 0,
  subtotal: 40,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 40,
  payment_method: JSON.stringify({ type: 'bank_transfer', title: 'Bank' }),
  shipping_address: JSON.stringify({ address: '1', city: 'KL', state: 'KL', zip: '50450', country: 'MY' }),
}
