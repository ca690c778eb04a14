import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '#kit/database/database.ts'
import { testDatabase } from '#tests/support/database.ts'
import { inTurn } from './in-turn.ts'

const { db, url } = await testDatabase()

it('waits for the holder for longer than a statement may take', async () => {
  const { db: impatient, close } = createDatabase({ url, statementTimeoutMs: 1000 })
  onTestFinished(close)
  const ended: string[] = []
  let others: Promise<unknown> | undefined
  await inTurn(db, async (inside) => {
    others = Promise.all(['second', 'third'].map((name) => inTurn(impatient, async () => ended.push(name))))
    await sql`select pg_sleep(3)`.execute(inside)
    ended.push('first')
  })
  await others
  expect(ended[0]).toBe('first')
  expect(ended).toHaveLength(3)
})

it('runs the next task after a failure, without a trace of it', async () => {
  await expect(
    inTurn(db, async (inside) => {
      await sql`create table half_done (id int)`.execute(inside)
      throw new Error('cut off')
    }),
  ).rejects.toThrow('cut off')
  await inTurn(db, (inside) => sql`create table half_done (id int)`.execute(inside))
})
