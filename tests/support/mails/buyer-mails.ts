import type { Language } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import { newsletterMailJob } from '#modules/newsletter/newsletter-mail-job.ts'
import { stockNoticeMailJob } from '#modules/notices/stock-notice-mail-job.ts'
import { type DisputeMail, disputeMailJob } from '#modules/payments/index.ts'
import { type ReturnMail, returnMailJob } from '#modules/returns/return-mail-job.ts'
import { type ReviewMail, reviewMailJob } from '#modules/reviews/review-mail-job.ts'
import { replyMailJob, replyMailKey } from '#modules/support/reply-mail-job.ts'
import { supportMailJob, supportMailKey, supportReaders, type SupportMail } from '#modules/support/support-mail-job.ts'
import { type Caused, kindsOf, type MailShop } from './mail-shop.ts'
import type { orderMails } from './order-mails.ts'
import { words } from './words.ts'

/** Mails to buyers about reviews, returns, messages and the like. */
export function buyerMails(
  { account, addressOf, db, enqueue, given }: MailShop,
  { ordered }: Pick<ReturnType<typeof orderMails>, 'ordered'>,
) {
  return { ofDisputes, ofNewsletters, ofNotices, ofReplies, ofReturns, ofReviews, ofSupport }

  async function ofReviews(language: Language): Promise<Caused> {
    const { name, said } = words[language]
    const now = new Date()
    const rows: Record<ReviewMail['kind'], object> = {
      approved: { status: 'approved' },
      refused: { status: 'refused', refusal: said },
      answered: { status: 'approved', answer: said, answered_at: now },
    }
    const caused: Caused = {}
    for (const kind of kindsOf(rows)) {
      const [reviewId, occasion] = [newId(), newId()]
      const { id: order_id, items } = await ordered(language)
      // An order of an account is on a page of that account.
      if (kind === 'refused') await ownedBy(order_id, await account(language, 'reviewer'))
      await db
        .insertInto('reviews')
        .values({
          id: reviewId,
          order_id,
          product_id: items[0]?.product_id ?? '',
          mailbox: Buffer.from(newId()),
          author: name,
          stars: 5,
          text: said,
          language,
          created_at: now,
          updated_at: now,
          ...rows[kind],
        })
        .execute()
      await enqueue(reviewMailJob, { reviewId, kind, occasion })
      caused[kind] = `review:${occasion}`
    }
    return caused
  }

  async function ofReturns(language: Language): Promise<Caused> {
    const { said } = words[language]
    const rows: Record<ReturnMail['kind'], object> & Record<string, object> = {
      requested: {},
      accepted: { answer: said },
      refused: { answer: said },
      received: {},
      settled: { outcome: 'nothing' },
      'settled by a refund': { outcome: 'refund', refunded: 1234.5 },
      'settled by an exchange': { outcome: 'exchange', exchange_order: 'UND-12345' },
    }
    const caused: Caused = {}
    for (const [name, row] of Object.entries(rows)) {
      const [returnId, occasion, now] = [newId(), newId(), new Date()]
      const { kind } = returnMailJob.payload.parse({ returnId, kind: name.split(' ')[0], occasion })
      const { id: order_id, items } = await ordered(language)
      if (kind === 'accepted') await ownedBy(order_id, await account(language, 'returner'))
      await db
        .insertInto('order_returns')
        .values({
          id: returnId,
          order_id,
          status: kind,
          wish: 'refund',
          reason: 'damaged',
          text: said,
          created_at: now,
          updated_at: now,
          ...row,
        })
        .execute()
      await db
        .insertInto('return_items')
        .values({ return_id: returnId, order_item_id: items[0]?.id ?? '', quantity: 1 })
        .execute()
      await enqueue(returnMailJob, { returnId, kind, occasion })
      caused[name] = `return:${occasion}`
    }
    return caused
  }

  async function ofDisputes(language: Language): Promise<Caused> {
    const states: Record<DisputeMail['state'], true> = { opened: true, won: true, lost: true }
    const { id: orderId } = await ordered(language)
    const reference = newId()
    const caused: Caused = {}
    for (const state of kindsOf(states)) {
      await enqueue(disputeMailJob, { orderId, provider: 'stripe', reference, state, note: words[language].said })
      caused[state] = `dispute:stripe:${reference}:${state}`
    }
    return caused
  }

  async function ofNotices(language: Language): Promise<Caused> {
    const { id: product_id } = await given.product({ name: words[language].thing, stock: 0, sizes: ['M'] })
    const [noticeId, occasion] = [newId(), newId()]
    await db
      .insertInto('stock_notices')
      .values({ id: noticeId, product_id, size: 'M', email: addressOf(language, 'waits'), language, created_at: new Date() })
      .execute()
    await enqueue(stockNoticeMailJob, { noticeId, kind: 'confirm', occasion })
    return { confirm: `stock-notice:confirm:${occasion}` }
  }

  async function ofNewsletters(language: Language): Promise<Caused> {
    const [subscriberId, occasion] = [newId(), newId()]
    await db
      .insertInto('newsletter_subscribers')
      .values({ id: subscriberId, email: addressOf(language, 'subscriber'), language, source: 'form' })
      .execute()
    await enqueue(newsletterMailJob, { subscriberId, occasion })
    return { confirm: `newsletter:confirm:${occasion}` }
  }

  async function ofSupport(language: Language): Promise<Caused> {
    const caused: Caused = {}
    for (const form of kindsOf(forms)) {
      const id = await written(language, form)
      for (const reader of supportReaders) {
        await enqueue(supportMailJob, { form, id, reader })
        caused[`${form} ${reader}`] = supportMailKey({ form, id, reader })
      }
    }
    return caused
  }

  async function ofReplies(language: Language): Promise<Caused> {
    const caused: Caused = {}
    for (const form of kindsOf(forms)) {
      const [id, about] = [newId(), await written(language, form)]
      await db
        .insertInto('message_replies')
        .values({
          id,
          ...(form === 'contact' ? { contact_message_id: about } : { preorder_request_id: about }),
          text: words[language].said,
          created_at: new Date(),
        })
        .execute()
      await enqueue(replyMailJob, { id })
      caused[form] = replyMailKey(id)
    }
    return caused
  }

  async function written(language: Language, form: SupportMail['form']): Promise<string> {
    const { name, said, thing } = words[language]
    const [id, email] = [newId(), addressOf(language, 'writer')]
    if (form === 'contact')
      await db.insertInto('contact_messages').values({ id, name, email, subject: said, message: said, language }).execute()
    else
      await db
        .insertInto('preorder_requests')
        .values({ id, full_name: name, email, phone: '+60 12 345 6789', product_type: thing, details: said, language })
        .execute()
    return id
  }

  async function ownedBy(orderId: string, account_id: string): Promise<void> {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', account_id).executeTakeFirstOrThrow()
    await db.updateTable('orders').set({ account_id, email }).where('id', '=', orderId).execute()
  }
}

const forms: Record<SupportMail['form'], true> = { contact: true, preorder: true }
