import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createClient } from './client.ts'
import { bringOlderServerUp, uuidv7Function } from './older-servers.ts'

const { url } = await testDatabase({ isBare: true })

it('makes time-ordered ids for a server without them', async () => {
  const client = createClient({ connectionString: url })
  await client.connect()
  await client.query(uuidv7Function('pg_temp.older_uuidv7'))
  const idOf = async (name: string) => (await client.query<{ id: string }>(`select ${name}() as id`)).rows[0]?.id ?? ''
  const ids: string[] = []
  for (const name of ['uuidv7', 'pg_temp.older_uuidv7', 'uuidv7', 'pg_temp.older_uuidv7']) {
    ids.push(await idOf(name))
    await pause(2)
  }
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.toSorted()).toEqual(ids)
  await bringOlderServerUp(client)
  const { rows } = await client.query(`select 1 from pg_proc where proname = 'uuidv7' and pronamespace = 'public'::regnamespace`)
  expect(rows).toEqual([])
  await client.end()
})
