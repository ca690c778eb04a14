import { type AutomationKind, automationKinds } from '#contract/rules/automation-kinds.ts'
import type { Campaign } from '#contract/campaigns.ts'
import type { Language } from '#contract/languages.ts'
import type { LetterBlock } from '#contract/letter-blocks.ts'
import { newId } from '#kit/ids.ts'
import { sendAutomationLetter } from '#modules/automations/send-automation-letter.ts'
import { letterPartsOf } from '#modules/letters/index.ts'
import { mailKeyOf } from '#modules/letters/unknown-letters.ts'
import { backInStockJob } from '#modules/notices/stock-notice-mail-job.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { type Caused, dayMs, type MailShop } from './mail-shop.ts'
import type { orderMails } from './order-mails.ts'
import { words } from './words.ts'

type Reader = { email: string; accountId: string }
type Occasion = { about?: string; account_id?: string; order_id?: string; product_id?: string; was?: number }

/** Letters of campaigns and automations, and the test letters that staff send to themselves. */
export function letterMails(
  { account, addressOf, db, enqueue, given, shop, staff }: MailShop,
  { ordered }: Pick<ReturnType<typeof orderMails>, 'ordered'>,
) {
  const occasions: Record<AutomationKind, (language: Language, reader: Reader) => Promise<Occasion>> = {
    abandoned_cart: leftCart,
    back_in_stock: wished,
    price_drop: async (language, reader) => ({ ...(await wished(language, reader)), was: 1234.5 }),
    pre_order_ready: async (language) => ofOrder(language, 'processing'),
    after_delivery: async (language) => ofOrder(language, 'completed'),
    birthday: (_, { accountId }) => Promise.resolve({ account_id: accountId }),
  }
  return { ofLetters, ofTestLetters }

  async function ofLetters(language: Language): Promise<Caused> {
    const caused: Caused = {}
    const campaignId = await campaign(language)
    const { email } = await reader(language, 'reads')
    await staff('POST', `/api/admin/newsletter/campaigns/${campaignId}/send`, { ignore_quiet_hours: true })
    caused['campaign'] = mailKeyOf({ campaignId }, email)
    for (const kind of automationKinds) caused[kind] = await automatic(language, kind)
    caused['back in stock, as asked'] = await asAsked(language)
    return caused
  }

  async function ofTestLetters(language: Language): Promise<Caused> {
    const test = async (path: string, name: string) => {
      const email = addressOf(language, `look-${name}`)
      await staff('POST', `/api/admin/newsletter/${path}/test`, { email, language })
      return email
    }
    const caused: Caused = { campaign: await test(`campaigns/${await campaign(language)}`, 'campaign') }
    for (const kind of automationKinds) caused[kind] = await test(`automations/${kind}`, kind)
    return caused
  }

  async function automatic(language: Language, kind: AutomationKind): Promise<string> {
    await staff('PATCH', '/api/admin/newsletter/automations', { kind, is_active: true })
    const someone = await reader(language, kind)
    const { about = newId(), ...occasion } = await occasions[kind](language, someone)
    if (occasion.order_id !== undefined)
      await db.updateTable('orders').set({ email: someone.email }).where('id', '=', occasion.order_id).execute()
    const [id, now] = [newId(), new Date()]
    const times = { created_at: now, due_at: now, expires_at: new Date(now.getTime() + 2 * dayMs) }
    await db
      .insertInto('automation_letters')
      .values({ id, kind, about, ...times, ...occasion })
      .execute()
    // Letters are not sent at night.
    const noon = { now: () => new Date(`${now.toISOString().slice(0, 10)}T04:00:00Z`) }
    await sendAutomationLetter({ ...systemCtx(shop), clock: noon }, letterPartsOf(shop), id)
    return mailKeyOf({ automation: kind, about }, someone.email)
  }

  async function asAsked(language: Language): Promise<string> {
    const [id, now, email] = [newId(), new Date(), addressOf(language, 'waited')]
    const { id: product_id } = await given.product({ name: words[language].thing, sizes: ['M'] })
    const times = { created_at: now, confirmed_at: now, told_at: now }
    await db
      .insertInto('stock_notices')
      .values({ id, product_id, size: 'M', email, language, status: 'waiting', ...times })
      .execute()
    await enqueue(backInStockJob, { noticeId: id })
    return mailKeyOf({ automation: 'back_in_stock', about: id }, email)
  }

  async function campaign(language: Language): Promise<string> {
    const { thing, said } = words[language]
    const { id: product } = await given.product({ name: thing, price: 1500, sale_price: 1234.5 })
    const storyId = newId()
    await db.insertInto('stories').values({ id: storyId, slug: storyId, motif: 'horn', title: thing, summary: said, body: said }).execute()
    const blocks: LetterBlock[] = [
      { type: 'heading', text: said },
      { type: 'text', text: `{{name}}, ${said}` },
      { type: 'products', product_ids: [product] },
      { type: 'story', story_id: storyId, text: '' },
      { type: 'divider' },
      { type: 'button', text: thing, href: '/shop' },
    ]
    const letters = { [language]: { subject: `${said}, {{name}}`, preheader: said, blocks } }
    const audience = { languages: [language] }
    const { id } = await staff<Campaign>('POST', '/api/admin/newsletter/campaigns', { name: said, letters, audience })
    return id
  }

  async function reader(language: Language, name: string): Promise<Reader> {
    const [email, now] = [addressOf(language, name), new Date()]
    const accountId = await account(language, name, { isMember: true })
    await db
      .insertInto('newsletter_subscribers')
      .values({ id: newId(), email, language, source: 'account', status: 'confirmed', confirmed_at: now })
      .execute()
    return { email, accountId }
  }

  async function leftCart(language: Language, { accountId }: Reader): Promise<Occasion> {
    const { id: product_id } = await given.product({ name: words[language].thing, price: 1234.5 })
    const now = new Date()
    await db.insertInto('carts').values({ account_id: accountId, language, created_at: now, changed_at: now }).execute()
    await db.insertInto('cart_items').values({ account_id: accountId, position: 0, product_id, quantity: 2 }).execute()
    return { account_id: accountId, about: `${accountId}:1:1h` }
  }

  async function wished(language: Language, { accountId }: Reader): Promise<Occasion> {
    const { id: product_id } = await given.product({ name: words[language].thing, price: 1000 })
    await db
      .insertInto('wishlist_items')
      .values({ account_id: accountId, product_id, price_when_added: 1234.5, created_at: new Date() })
      .execute()
    return { account_id: accountId, product_id }
  }

  async function ofOrder(language: Language, status: 'processing' | 'completed'): Promise<Occasion> {
    const { id: order_id } = await ordered(language, {}, status === 'processing')
    await db.updateTable('orders').set({ status }).where('id', '=', order_id).execute()
    return { order_id }
  }
}
