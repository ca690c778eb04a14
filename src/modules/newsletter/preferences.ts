import type { Language } from '#contract/languages.ts'
import { knownLanguage } from '#contract/languages.ts'
import type { NewsletterPreferences } from '#contract/newsletter.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'
import { leftByLetter } from './newsletter-events.ts'
import { hashToken } from '#modules/link-tokens.ts'
import { refuse } from '#modules/refuse.ts'

/** Throws newsletter_link_expired. */
export async function readPreferences(ctx: Pick<Ctx, 'db'>, token: string): Promise<NewsletterPreferences> {
  return present(await findHolder(ctx, token))
}

type Choice = { token: string; language?: Language | undefined; is_subscribed?: boolean | undefined }

/** The link's holder reads that address, so resubscribing needs no confirmation. Needs a transaction. Throws newsletter_link_expired. */
export async function changePreferences(ctx: Ctx, { token, language, is_subscribed }: Choice): Promise<NewsletterPreferences> {
  const { id, email, status, letter_id: letterId } = await findHolder(ctx, token)
  const now = ctx.clock.now()
  const row = ctx.db.updateTable('newsletter_subscribers').where('id', '=', id)
  if (language !== undefined) await row.set({ language }).execute()
  if (is_subscribed === true)
    await row
      .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, bounced_at: null })
      .where('status', '<>', 'confirmed')
      .execute()
  if (is_subscribed === false)
    await row.set({ status: 'unsubscribed', unsubscribed_at: now }).where('status', '<>', 'unsubscribed').execute()
  if (is_subscribed === false && status !== 'unsubscribed' && letterId !== null) await raise(ctx, leftByLetter, { letterId })
  if (is_subscribed !== undefined) await noteMarketingChoice(ctx, { email, isWanted: is_subscribed })
  return readPreferences(ctx, token)
}

async function findHolder({ db }: Pick<Ctx, 'db'>, token: string) {
  const holder = await db
    .selectFrom('newsletter_tokens as t')
    .innerJoin('newsletter_subscribers as s', 's.id', 't.subscriber_id')
    .select(['s.id', 's.email', 's.language', 's.status', 't.letter_id'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.purpose', '=', 'unsubscribe')
    .executeTakeFirst()
  if (!holder) refuse('newsletter_link_expired')
  return holder
}

function present({ email, language, status }: Awaited<ReturnType<typeof findHolder>>): NewsletterPreferences {
  const [name = '', domain = ''] = email.split('@')
  return { email_hint: `${name.slice(0, 1)}…@${domain}`, language: knownLanguage(language), is_subscribed: status === 'confirmed' }
}
