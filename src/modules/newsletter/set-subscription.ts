import type { Language } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { findAccountLanguages } from '#modules/identity/index.ts'

type Place = Pick<Ctx, 'db' | 'clock'>
type Choice = { email: string; isWanted: boolean; language: Language }

/** Needs no confirmation, since the address is confirmed. `language` is that of the letters. Needs a transaction. */
export async function setSubscription(place: Place, { email, isWanted, language }: Choice): Promise<void> {
  if (!isWanted) return endSubscription(place, email)
  const now = place.clock.now()
  await place.db
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email: email.toLowerCase(),
      language,
      source: 'account',
      status: 'confirmed',
      created_at: now,
      confirmed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, bounced_at: null })
        .where('newsletter_subscribers.status', '<>', 'confirmed'),
    )
    .execute()
  await followLanguage(place, { email, language })
}

export async function endSubscription({ db, clock }: Place, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: clock.now() })
    .where('email', '=', email.toLowerCase())
    .where('status', '<>', 'unsubscribed')
    .execute()
}

/** Sets the letters' language to that of the account that owns the address. */
export async function followLanguage({ db }: Pick<Ctx, 'db'>, { email, language }: Omit<Choice, 'isWanted'>): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ language })
    .where('email', '=', email.toLowerCase())
    .where('language', '<>', language)
    .execute()
}

/** Does the same after looking up the account's language. Without an account the language stays. */
export async function followAccount(place: Pick<Ctx, 'db'>, email: string): Promise<void> {
  const language = (await findAccountLanguages(place, [email])).get(email)
  if (language !== undefined) await followLanguage(place, { email, language })
}

export async function moveSubscription(place: Place, earlier: string, email: string): Promise<void> {
  const known = await place.db
    .selectFrom('newsletter_subscribers')
    .select('language')
    .where('email', '=', earlier)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  if (!known) return
  await endSubscription(place, earlier)
  await setSubscription(place, { email, isWanted: true, language: known.language })
}
