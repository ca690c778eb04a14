import { z } from 'zod'
import { letters } from '#contract/letter-blocks.ts'
import { type Language, languages, prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { newId } from '#kit/ids.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { issueNewsletterToken, unsubscribeHeaders } from '#modules/newsletter/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { findReader, reasonIn } from './letter-reader.ts'
import type { LetterParts } from './sending-parts.ts'
import { prepareLetter, type Preparing } from './render/prepare-letter.ts'

/** Sends a letter for checking in a mail program. No figures count it, and its links are direct. */
export const testLetterJob = defineJob({
  name: 'letter-test',
  payload: z.strictObject({
    letters,
    email: z.string(),
    language: z.enum(languages),
    extra: z.unknown().optional(),
    reason: z.string().optional(),
    occasion: z.uuid(),
  }),
  retryLimit: 5,
  priority: 'newest_first',
})
type TestLetter = z.infer<typeof testLetterJob.payload>

/** `reason` is in the letter's language. Default: the reader subscribed to the shop's letters. Needs a transaction. */
export async function enqueueTestLetter(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  letter: Omit<TestLetter, 'occasion' | 'extra'> & { extra?: Preparing['extra'] },
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, testLetterJob, { ...letter, occasion: newId() })
}

/** Handles `testLetterJob`: safe to run twice. */
export async function sendTestLetter(ctx: Ctx, { mailer, publicUrl }: LetterParts, asked: TestLetter): Promise<void> {
  await mailer.sendOnce(ctx.db, `letter-test:${asked.occasion}`, (db) => write({ ...ctx, db }, publicUrl, asked))
}

async function write(ctx: Ctx, publicUrl: string, { email, language: wanted, reason, ...asked }: TestLetter): Promise<Mail | undefined> {
  const reader = await findReader(ctx, email.toLowerCase())
  const extra = asked.extra as Preparing['extra']
  const prepared = await prepareLetter(ctx, { publicUrl, letters: asked.letters, language: wanted, isMember: reader.isMember, extra })
  if (!prepared) return undefined
  const { language } = prepared
  const t = serverTranslator('replies', language)
  const urls = await leavingUrls(ctx, publicUrl, email.toLowerCase(), language)
  const { subject, html, text } = prepared.for({
    name: reader.name,
    linkTo: (href) => href,
    ...urls,
    reason: reason ?? (await reasonIn(ctx, language)),
  })
  return {
    to: email,
    subject: t('newsletter.testSubject', { subject }),
    headers: unsubscribeHeaders(urls.unsubscribeUrl),
    bodies: () => Promise.resolve({ html, text }),
  }
}

/** For an address that is not subscribed, returns the page for subscribing. */
async function leavingUrls(ctx: Ctx, publicUrl: string, email: string, language: Language) {
  const base = publicUrl + prefixOf(language)
  const subscriber = await ctx.db.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).executeTakeFirst()
  if (!subscriber) return { unsubscribeUrl: base + pages.newsletter(), preferencesUrl: base + pages.newsletter() }
  const token = await issueNewsletterToken(ctx, subscriber.id, 'unsubscribe')
  return { unsubscribeUrl: base + pages.unsubscribe(token), preferencesUrl: base + pages.newsletterPreferences(token) }
}
