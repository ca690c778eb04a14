import { letters } from '#contract/letter-blocks.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { deliverEmail, emailRenderer, type LetterParts } from '#modules/letters/index.ts'
import { findOwedNotice, settleNotice, sendBackInStockNotices } from '#modules/notices/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { findAutomation, isOn } from './automation-store.ts'
import { lettersOf } from './default-letters.ts'
import { aboutProduct } from './kinds/about-product.ts'

/** Notifies visitors who requested a back-in-stock notice. While the automation is off they keep waiting. Runs every minute. */
export async function enqueueBackInStockEmails(ctx: Ctx): Promise<void> {
  if (await isOn(ctx, 'back_in_stock')) await sendBackInStockNotices(ctx)
}

/** Handles `backInStockJob`: safe to run twice. The visitor requested this letter, so it needs no other consent and ignores quiet hours. */
export async function sendBackInStockEmail(ctx: Ctx, parts: LetterParts, noticeId: string): Promise<void> {
  const notice = await findOwedNotice(ctx, noticeId)
  if (!notice) return settleNotice(ctx, noticeId, 'waiting')
  const { email, accountId, language } = notice
  const [product] = await listProductsByIds({ ...ctx, language }, [notice.productId])
  if (!product) return settleNotice(ctx, noticeId, 'waiting')
  const { letters: changed } = await findAutomation(ctx, 'back_in_stock')
  const variation = product.variations.length > 1 ? product.variations.find(({ id }) => id === notice.variationId)?.name : undefined
  const detail = [variation, notice.size].filter(Boolean).join(', ')
  const { shop_name: shop } = await getSettings(ctx)
  const outcome = await deliverEmail(ctx, parts, {
    origin: { automation: 'back_in_stock', about: noticeId },
    email,
    accountId,
    language,
    reason: (one) => {
      const t = serverTranslator('replies', one)
      return t('stockNotice.back.why', { shop })
    },
    // Checks again in the transaction that claims the letter: the piece may be sold, or the request withdrawn.
    isStillRequested: async (inside) => (await findOwedNotice(inside, noticeId)) !== undefined,
    prepare: emailRenderer(ctx, parts, {
      letters: lettersOf('back_in_stock', letters.parse(changed)),
      extra: aboutProduct(product, undefined, detail),
      isAskedFor: true,
    }),
  })
  if (outcome === 'later' || outcome === 'away') throw new Error('the mail server takes nothing at present')
  await settleNotice(ctx, noticeId, outcome === 'left' ? 'waiting' : 'sent')
}
