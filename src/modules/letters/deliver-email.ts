import { type Language, prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { dayOf, startOfDay } from '#contract/rules/shop-time.ts'
import { newId } from '#kit/ids.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { issueNewsletterToken, noteBounce, unsubscribeHeaders } from '#modules/newsletter/index.ts'
import { storeLinks } from './letter-links.ts'
import { aboutOf, isAutomatic, type LetterOrigin, originOf } from './letter-origin.ts'
import type { LetterParts } from './sending-parts.ts'
import { linkKeyOf } from './letter-tokens.ts'
import { letterHeader } from './read-delivery-report.ts'
import { mailKeyOf, noteUnknown } from './unknown-letters.ts'
import { refusalOf } from './mail-refusals.ts'
import { findReader, reasonIn } from './letter-reader.ts'
import type { PreparedLetter } from './render/prepare-letter.ts'

export type Addressed = {
  origin: LetterOrigin
  email: string
  accountId?: string | null | undefined
  language: Language
  /** Says in the letter's language why its reader gets it. Default: the reader subscribed to the shop's letters. */
  reason?: ((language: Language) => string | Promise<string>) | undefined
  /**
   * Only for a letter that its reader requested: returns whether the request is still open, in the transaction that claims the letter. Such
   * a letter needs no subscription and ignores other letters of the day.
   */
  isStillRequested?: ((inside: Ctx) => Promise<boolean>) | undefined
  /** Renders the letter or returns a rendered one. */
  prepare: (language: Language, isMember: boolean) => Promise<PreparedLetter | undefined>
}

/**
 * `left`: unsubscribed, bounced or never subscribed. `no_letter`: missing in the suitable languages. `later`: retry later. `second_today`:
 * the reader got another automatic letter today. `away`: the mail server accepts nothing at present. `unknown`: the server received the
 * whole letter, but its answer was lost.
 */
export type DeliveryOutcome = 'sent' | 'unknown' | 'already' | 'left' | 'no_letter' | 'failed' | 'second_today' | 'later' | 'away'

/** A mail server that defers one recipient this often will not accept the letter. */
const mostTries = 8

type Claim = { sendId: string; tries: number; hrefs: Set<string> }

/**
 * Hands a letter to the mail server unless the recipient already got it, unsubscribed or never subscribed. Checks this in the transaction
 * that inserts the letter's row before sending. Safe to repeat. `ctx.db` must not be a transaction.
 */
export async function deliverEmail(ctx: Ctx, parts: LetterParts, addressed: Addressed): Promise<DeliveryOutcome> {
  const origin = originOf(addressed.origin)
  const email = addressed.email.toLowerCase()
  const reader = await findReader(ctx, email)
  const prepared = await addressed.prepare(addressed.language, reader.isMember)
  if (!prepared) return 'no_letter'
  // Read before the transaction, which would otherwise need a second connection and could wait for those of concurrent sends.
  const reason = await (addressed.reason ?? ((language: Language) => reasonIn(ctx, language)))(prepared.language)
  let outcome: DeliveryOutcome = 'later'
  let claim: Claim | undefined
  try {
    const sent = await parts.mailer.sendOnce(ctx.db, mailKeyOf(addressed.origin, email), async (db) => {
      const found = await claimSend({ ...ctx, db }, { ...addressed, email, accountId: addressed.accountId ?? reader.accountId })
      if (typeof found === 'string') {
        outcome = found
        return undefined
      }
      claim = { sendId: found.id, tries: found.tries, hrefs: new Set() }
      const token = found.subscriberId && (await issueNewsletterToken({ ...ctx, db }, found.subscriberId, 'unsubscribe', found.id))
      // Its reader would miss a requested letter. For a mass letter, losing one is better than sending it twice.
      const neverTwice = addressed.isStillRequested === undefined
      return {
        ...write(ctx, parts, { reason, to: email, prepared, origin, claim, name: reader.name, token }),
        neverTwice,
      }
    })
    if (sent === 'not_wanted') return outcome
    if (sent === 'unknown') {
      await noteUnknown(ctx, addressed.origin, email)
      return 'unknown'
    }
    await noteSent(ctx, addressed.origin, email)
    return sent === 'sent' ? 'sent' : 'already'
  } catch (error) {
    if (error instanceof Error && error.name === 'LetterInProgress') return 'later'
    const refusal = refusalOf(error)
    if (refusal === undefined || !claim) throw error
    return noteRefusal(ctx, { ...claim, email }, refusal)
  }
}

type Claimed = { id: string; tries: number; subscriberId: string | undefined }

/** Runs in the mailer's transaction, which locks the subscriber until it ends. */
async function claimSend(
  ctx: Ctx,
  { origin, email, accountId, language, isStillRequested }: Omit<Addressed, 'prepare'>,
): Promise<DeliveryOutcome | Claimed> {
  const { db, clock } = ctx
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (isStillRequested ? !(await isStillRequested(ctx)) : subscriber?.status !== 'confirmed') return 'left'
  if (!isStillRequested && isAutomatic(origin) && (await hadOneToday(ctx, origin, email))) return 'second_today'
  const row = await db
    .insertInto('letter_sends')
    .values({
      id: newId(),
      origin: originOf(origin),
      about: aboutOf(origin),
      email,
      account_id: accountId ?? null,
      language,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['origin', 'about', 'email']).doUpdateSet((eb) => ({ tries: eb.ref('letter_sends.tries') })))
    .returning(['id', 'tries', 'sent_at', 'failed_at', 'unknown_at'])
    .executeTakeFirstOrThrow()
  if (row.unknown_at !== null) return 'unknown'
  if (row.sent_at !== null || row.failed_at !== null) return 'already'
  return { id: row.id, tries: row.tries, subscriberId: isStillRequested ? undefined : subscriber?.id }
}

/** Returns whether another automatic letter was sent to this address today (shop time), or is being sent. */
async function hadOneToday({ db, clock }: Ctx, origin: LetterOrigin, email: string): Promise<boolean> {
  const other = await db
    .selectFrom('letter_sends')
    .select('id')
    .where('email', '=', email)
    .where('origin', 'like', 'automation:%')
    .where('failed_at', 'is', null)
    .where((eb) => eb.fn.coalesce('sent_at', 'created_at'), '>=', startOfDay(dayOf(clock.now())))
    .where((eb) => eb.not(eb.and([eb('origin', '=', originOf(origin)), eb('about', '=', aboutOf(origin))])))
    .executeTakeFirst()
  return other !== undefined
}

type Writing = {
  to: string
  reason: string
  prepared: PreparedLetter
  origin: string
  claim: Claim
  name: string | undefined
  /** For unsubscribing; undefined for a requested letter, whose reader may not be subscribed. */
  token: string | undefined
}

function write(ctx: Ctx, { publicUrl, seal }: LetterParts, writing: Writing): Mail {
  const { to, reason, prepared, origin, claim, name, token } = writing
  const base = publicUrl + prefixOf(prepared.language)
  const unsubscribeUrl = base + pages.unsubscribe(token)
  const letter = prepared.for({
    name,
    linkTo: (href) => {
      claim.hrefs.add(href)
      return `${publicUrl}/l/${seal.tokenOf({ sendId: claim.sendId, key: linkKeyOf(href) })}`
    },
    unsubscribeUrl,
    preferencesUrl: base + pages.newsletterPreferences(token),
    reason,
  })
  return {
    to,
    subject: letter.subject,
    headers: {
      [letterHeader]: seal.tokenOf({ sendId: claim.sendId, key: linkKeyOf(letterHeader) }),
      ...(token === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)),
    },
    bodies: async () => {
      await storeLinksOnce(ctx, seal, { prepared, origin, hrefs: claim.hrefs })
      return { html: letter.html, text: letter.text }
    },
  }
}

/** A letter rendered once has the same links for all its readers, so its links are stored once. */
const stored = new WeakMap<PreparedLetter, Promise<void>>()

async function storeLinksOnce(
  { db }: Ctx,
  seal: LetterParts['seal'],
  { prepared, origin, hrefs }: { prepared: PreparedLetter; origin: string; hrefs: Iterable<string> },
): Promise<void> {
  const storing = stored.get(prepared) ?? storeLinks(db, seal, origin, hrefs)
  stored.set(prepared, storing)
  try {
    await storing
  } catch (error) {
    stored.delete(prepared)
    throw error
  }
}

async function noteSent({ db, clock }: Ctx, origin: LetterOrigin, email: string): Promise<void> {
  await db
    .updateTable('letter_sends')
    .set({ sent_at: clock.now(), unknown_at: null })
    .where('origin', '=', originOf(origin))
    .where('about', '=', aboutOf(origin))
    .where('email', '=', email)
    .where('sent_at', 'is', null)
    .execute()
}

async function noteRefusal(
  ctx: Ctx,
  { sendId, tries, email }: Claim & { email: string },
  refusal: NonNullable<ReturnType<typeof refusalOf>>,
): Promise<DeliveryOutcome> {
  if (refusal === 'away') return 'away'
  if (refusal === 'later' && tries < mostTries) {
    await ctx.db
      .updateTable('letter_sends')
      .set({ tries: tries + 1 })
      .where('id', '=', sendId)
      .execute()
    return 'later'
  }
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('letter_sends')
    .set({ failed_at: now, ...(refusal === 'gone' ? { bounced_at: now } : {}) })
    .where('id', '=', sendId)
    .execute()
  if (refusal === 'gone') await noteBounce(ctx, email)
  return refusal === 'gone' ? 'left' : 'failed'
}
