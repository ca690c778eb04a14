import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { ReviewMail } from './review-mail-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Handles `reviewMailJob`. Safe to run twice; `ctx.db` must not be a transaction. */
export async function sendReviewMail(ctx: Ctx, services: MailServices, mail: ReviewMail): Promise<void> {
  await services.mailer.sendOnce(ctx.db, `review:${mail.occasion}`, (db) => findMail({ ...ctx, db }, services.publicUrl, mail))
}

/** Returns undefined if the review was deleted or another decision was made since. */
async function findMail(ctx: Ctx, publicUrl: string, { reviewId, kind }: ReviewMail): Promise<Mail | undefined> {
  const review = await ctx.db
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.product_id', 'r.status', 'r.refusal', 'r.answer', 'r.language', 'o.id as order_id', 'o.email', 'o.account_id'])
    .where('r.id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst()
  const isStillSo = kind === 'answered' ? review?.status === 'approved' && review.answer !== null : review?.status === kind
  if (!review || !isStillSo) return undefined
  const language = spokenLanguage(ctx, review.language)
  const [product] = await listProductsByIds({ ...ctx, language }, [review.product_id])
  if (!product) return undefined
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('review-mail', language)
  const thing = product.translation.name
  const base = publicUrl + prefixOf(language)
  const order = base + (review.account_id === null ? pages.trackOrder() : pages.accountOrder(review.order_id))
  const said = kind === 'refused' ? review.refusal : kind === 'answered' ? review.answer : null
  const content: MailContent = {
    language,
    sender: { name: shop, url: publicUrl },
    preview: t(`${kind}.preview`, { thing }),
    title: t(`${kind}.title`),
    blocks: [
      { kind: 'paragraph', text: t(`${kind}.text`, { thing }) },
      ...(said === null ? [] : [{ kind: 'paragraph', text: said } as const]),
      { kind: 'button', label: t(`${kind}.button`), url: kind === 'refused' ? order : `${base}${pages.product(product.slug)}#reviews` },
    ],
    footer: [t('why', { shop })],
  }
  return { to: review.email, subject: t(`${kind}.subject`, { thing }), bodies: () => renderMail(content) }
}
