import type { Order } from '#contract/orders.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { money } from '#contract/rules/money.ts'
import { nameToGreet } from '#kit/mail/message/typed-text.ts'
import { type MailBlock, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { eventDetails, getOrderForCustomer, issueGuestToken, pickupCodeBlocks, pickupCodeImage } from '#modules/orders/index.ts'
import { type AreaTranslator, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { codeOf } from '../codes/pickup-codes.ts'
import type { PickupKey } from '../codes/pickup-keys.ts'
import type { PickupMail } from './pickup-mail-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** `publicUrl` has no trailing slash. */
export type PickupMailServices = { mailer: Mailer; publicUrl: string; key: PickupKey }

/** Handles `pickupMailJob`. Safe to run twice; `ctx.db` must not be a transaction. */
export async function sendPickupMail(ctx: Ctx, services: PickupMailServices, mail: PickupMail): Promise<void> {
  const key = `pickup:${mail.orderId}:${mail.kind}:${mail.occasion}`
  await services.mailer.sendOnce(ctx.db, key, (db) => findMail({ ...ctx, db }, services, mail))
}

/** Returns undefined if the order no longer needs this mail or has no email address. */
async function findMail(ctx: Ctx, { publicUrl, key }: PickupMailServices, { orderId, kind }: PickupMail): Promise<Mail | undefined> {
  const found = await ctx.db
    .selectFrom('orders')
    .select(['email', 'language'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found || found.email === '') return undefined
  const language = spokenLanguage(ctx, found.language)
  const speaking = { ...ctx, language }
  const order = await getOrderForCustomer(speaking, orderId)
  if (!order.pickup || order.status === 'cancelled' || order.pickup.state === 'collected') return undefined
  if (kind === 'reminder' && order.pickup.state === 'missed') return undefined
  const token = await issueGuestToken(ctx, orderId)
  if (token === undefined) return undefined
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('pickup-mail', language)
  const pageUrl = (path: string) => `${publicUrl}${pageIn(language, path)}`
  const orderUrl = `${pageUrl(pages.order(orderId))}?token=${encodeURIComponent(token)}`
  const code = kind === 'cancelled' ? undefined : await codeOf(ctx, key, { orderId, eventId: order.pickup.event_id })
  const name = nameToGreet(order.name)
  const names = { event: order.pickup.title, number: order.order_number }
  const codeUrl = `${pageUrl(pages.eventCode(order.pickup.event_id, orderId))}?token=${encodeURIComponent(token)}`
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: `${name === undefined ? t('hello') : t('greeting', { name })}\n${t(`${kind}.text`, names)}` },
    ...(kind === 'cancelled' ? [] : [eventDetails(order.pickup, language)]),
    ...(code === undefined ? [] : pickupCodeBlocks(language)),
    ...dueBlocks(t, order, kind),
    kind === 'cancelled'
      ? { kind: 'button', label: t('openOrder'), url: orderUrl }
      : { kind: 'button', label: t('openCode'), url: codeUrl },
    ...(kind === 'cancelled'
      ? []
      : [{ kind: 'paragraph' as const, text: t('calendar', { url: pageUrl(pages.eventCalendar(order.pickup.event_slug)) }) }]),
  ]
  return {
    to: found.email,
    subject: t(`${kind}.subject`, names),
    ...(code === undefined ? {} : { images: [pickupCodeImage(order.order_number, code)] }),
    bodies: () =>
      renderMail({
        language,
        sender: { name: shop, url: publicUrl },
        preview: t(`${kind}.text`, names),
        title: t(`${kind}.title`, names),
        blocks,
        footer: [t('why', { number: order.order_number, shop }), t('contact', { url: pageUrl(pages.contact()) })],
      }),
  }
}

function dueBlocks(t: AreaTranslator<'pickup-mail'>, order: Order, kind: PickupMail['kind']): MailBlock[] {
  if (kind === 'cancelled' || order.payment_status === 'paid') return []
  return [{ kind: 'note', tone: 'info', title: t('due.title'), text: formatMoney(money(order.total)) }]
}
