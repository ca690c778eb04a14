import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { lettersFigures } from '#modules/letters/index.ts'
import { letterRush } from '#tests/support/letter-rush.ts'
import { heldMegabytesOf, megabytesOf, processorSecondsOf } from '#tests/support/mail-processes.ts'

const recipients = 10_000
const kills = 3
/** The number of connections of a process: as many letters may be unconfirmed when it or the mail server dies. */
const lettersAtATime = 6
const mostMoreMb = 80
/** Limit of the growth of retained memory (after garbage collection) while half of the letters are sent. */
const mostMoreHeldMb = 16

const { begin, ctx, db, expectOnce, kill, reached, sendUnknown, smtp, startProcess, unknown, untilReached } = await letterRush(recipients)

it('reaches ten thousand through three kills and an outage of the mail server, nobody twice, in minutes', async () => {
  const id = await begin()
  let processorSeconds = 0
  const startedAt = performance.now()
  let child = await startProcess()
  for (let done = 1; done <= kills; done += 1) {
    await untilReached(done * 0.15, 300_000)
    processorSeconds += processorSecondsOf(child)
    await kill(child)
    child = await startProcess()
  }
  await untilReached(0.5, 300_000)
  const memory = [megabytesOf(child)]
  const heldAtFirst = await heldMegabytesOf(child)
  await smtp.goAway()
  await pause(15_000)
  await smtp.comeBack()
  for (const share of [0.65, 0.8, 0.95]) {
    await untilReached(share, 300_000)
    memory.push(megabytesOf(child))
  }
  const heldAtLast = await heldMegabytesOf(child)
  const status = async () => (await db.selectFrom('campaigns').select('status').executeTakeFirstOrThrow()).status
  await vi.waitFor(async () => expect(await status()).toBe('sent'), { timeout: 600_000, interval: 1000 })

  const minutes = (performance.now() - startedAt) / 60_000
  processorSeconds += processorSecondsOf(child)
  await expectOnce()
  const unanswered = await unknown()
  console.info(
    `${recipients} letters in ${minutes.toFixed(1)} minutes and ${processorSeconds.toFixed(0)} processor seconds; memory ${memory.join(' → ')} MB, of it in use ${heldAtFirst} → ${heldAtLast} MB`,
  )
  console.info(`${unanswered.length} without an answer, ${recipients - reached().size} of them not there`)
  expect(unanswered.length).toBeLessThanOrEqual((kills + 1) * lettersAtATime)
  expect(await lettersFigures(ctx(), [{ campaignId: id }])).toMatchObject([
    { sent: recipients - unanswered.length, unknown: unanswered.length, failed: 0, bounced: 0 },
  ])
  expect(minutes).toBeLessThan(15)
  expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(mostMoreMb)
  expect(heldAtLast - heldAtFirst).toBeLessThan(mostMoreHeldMb)

  await sendUnknown(id)
  await vi.waitFor(() => expect(reached().size).toBe(recipients), { timeout: 60_000, interval: 100 })
})
