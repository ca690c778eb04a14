import { expect, vi } from 'vitest'
import { newId } from '#kit/ids.ts'
import { inTransaction } from '#modules/context.ts'
import { beginSending } from '#modules/campaigns/index.ts'
import { sendUnknown } from '#modules/campaigns/change-campaign-status.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { mailProcesses } from './mail-processes.ts'
import { runningShop } from './shop.ts'
import { smtpServer } from './smtp-server.ts'

const batchSize = 1000

/** Prepares a campaign to `recipients` people and processes that send it until they are killed. Call it at the top of the file. */
export async function letterRush(recipients: number) {
  const smtp = await smtpServer()
  const { shop, db } = await runningShop()
  const processes = mailProcesses(shop, smtp.url)

  async function begin(): Promise<string> {
    await changeSettings(shop, { letters_per_minute: 100_000 })
    const now = new Date()
    for (let made = 0; made < recipients; made += batchSize) {
      const people = Array.from({ length: Math.min(batchSize, recipients - made) }, (_, index) => ({
        id: newId(),
        email: `reader-${made + index}@example.com`,
        language: (['en', 'ru', 'kk'] as const)[index % 3] ?? 'en',
        source: 'form' as const,
        status: 'confirmed' as const,
        created_at: now,
        confirmed_at: now,
      }))
      await db.insertInto('newsletter_subscribers').values(people).execute()
    }
    const id = newId()
    const blocks = [
      { type: 'text', text: 'Dear {{name}}, the horns are here.' },
      { type: 'button', text: 'To the shop', href: '/shop' },
    ]
    const letters = JSON.stringify({ en: { subject: 'Horns', preheader: '', blocks }, ru: { subject: 'Рога', preheader: '', blocks } })
    await db
      .insertInto('campaigns')
      .values({ id, name: 'Rush', letters, ignore_quiet_hours: true, created_at: now, updated_at: now })
      .execute()
    await inTransaction(systemCtx(shop), async (ctx) =>
      beginSending(ctx, await ctx.db.selectFrom('campaigns').selectAll().$narrowType<{ status: 'draft' }>().executeTakeFirstOrThrow()),
    )
    return id
  }

  const reached = () => new Set(smtp.received.map(({ to }) => to[0]))

  /** Addresses for which it is unknown whether the letter arrived. */
  async function unknown(): Promise<string[]> {
    const sends = await db.selectFrom('letter_sends').select('email').where('unknown_at', 'is not', null).execute()
    return sends.map(({ email }) => email)
  }

  return {
    smtp,
    db,
    ctx: () => systemCtx(shop),
    begin,
    ...processes,
    reached,
    unknown,
    untilReached: (share: number, timeout: number) =>
      vi.waitFor(
        () => {
          if (reached().size < recipients * share) throw new Error(`${reached().size} of ${recipients} have it`)
        },
        { timeout, interval: 20 },
      ),
    async expectOnce(): Promise<void> {
      expect(smtp.received.length).toBe(reached().size)
      const lost = (await db.selectFrom('campaign_recipients').select('email').execute()).filter(({ email }) => !reached().has(email))
      expect(await unknown()).toEqual(expect.arrayContaining(lost.map(({ email }) => email)))
    },
    sendUnknown: (id: string) => inTransaction(systemCtx(shop), (ctx) => sendUnknown(ctx, id)),
  }
}
