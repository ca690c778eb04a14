import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { goOnSending } from '#modules/campaigns/index.ts'
import { lettersFigures } from '#modules/letters/index.ts'
import { letterRush } from '#tests/support/letter-rush.ts'

const recipients = 300
/** The number of connections of a process: as many letters may be unconfirmed when it or the mail server dies. */
const lettersAtATime = 6
/** Slows the mail server down, so that letters remain when it goes away, even on a fast machine. */
const answerMs = 100

const { begin, ctx, db, expectOnce, kill, reached, sendUnknown, smtp, startProcess, stop, unknown, untilReached } =
  await letterRush(recipients)

/** Expires the claims of a dead process, as if minutes had passed. */
async function letMinutesPass(): Promise<void> {
  const now = new Date()
  await db.updateTable('mails').set({ claimed_until: now }).where('sent_at', 'is', null).execute()
  await db.updateTable('campaign_recipients').set({ next_at: now }).where('state', '=', 'waiting').execute()
  await db.updateTable('campaign_runs').set({ held_until: now }).execute()
  await goOnSending(ctx())
}

it('reaches nobody twice through a stop, a kill and an outage of the mail server, and names possibly missed readers', async () => {
  smtp.answerWith(() => pause(answerMs, undefined))
  const id = await begin()
  const first = await startProcess()
  await untilReached(0.2, 60_000)
  await stop(first)
  const stopped = await db.selectFrom('mails').select('id').where('sent_at', 'is', null).where('handed_at', 'is not', null).execute()
  expect(stopped).toEqual([])
  const second = await startProcess()
  await untilReached(0.35, 60_000)
  await kill(second)
  await startProcess()
  await letMinutesPass()
  await untilReached(0.5, 60_000)

  expect(reached().size).toBeLessThan(recipients)
  await smtp.goAway()
  const isAway = async () =>
    (await db.selectFrom('campaign_runs').select('mail_away_since').executeTakeFirstOrThrow()).mail_away_since !== null
  await expect.poll(isAway, { timeout: 30_000 }).toBe(true)
  await smtp.comeBack()
  await expect
    .poll(
      async () => {
        await letMinutesPass()
        return (await db.selectFrom('campaigns').select('status').executeTakeFirstOrThrow()).status
      },
      { timeout: 120_000, interval: 2000 },
    )
    .toBe('sent')

  await expectOnce()
  const unanswered = await unknown()
  expect(unanswered.length).toBeLessThanOrEqual(2 * lettersAtATime)
  expect(await lettersFigures(ctx(), [{ campaignId: id }])).toMatchObject([
    { sent: recipients - unanswered.length, unknown: unanswered.length },
  ])

  await sendUnknown(id)
  await expect.poll(() => reached().size, { timeout: 30_000 }).toBe(recipients)
})
