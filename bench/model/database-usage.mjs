import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '../../src/kit/database/client.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { databasePids } from '../tools/processes.mjs'

const ticksPerSecond = 100
const longestDrainMs = 120_000

/** Connects to the embedded database of a folder. `read()` returns its processor time, WAL, commits and stored bytes so far. */
export async function openDatabaseUsage(dataDir) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const client = createClient({ connectionString: server.url })
  await client.connect()
  const one = async (text, values) => (await client.query(text, values)).rows[0]
  return {
    url: server.url,
    client,
    async read() {
      const { wal, commits, kept } = await one(`
        select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal, pg_snapshot_xmax(pg_current_snapshot())::text::float8 as commits,
          (select sum(pg_total_relation_size(c.oid))::float8 from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname in ('public', 'analytics_months') and c.relkind in ('r', 'm')) as kept`)
      return { seconds: databaseSeconds(dataDir), wal, commits, kept }
    },
    /** Waits until every queued job that is due is done. Throws after two minutes. */
    async drained() {
      const giveUpAt = performance.now() + longestDrainMs
      for (;;) {
        const { waiting } = await one(`select count(*)::int as waiting from jobs.job where state < 'completed' and start_after <= now()`)
        if (waiting === 0) return
        if (performance.now() > giveUpAt) throw new Error(`${waiting} jobs still wait`)
        await pause(50)
      }
    },
    async close() {
      await client.end()
      await server.release()
    },
  }
}

/** Includes the time of processes that have ended. */
function databaseSeconds(dataDir) {
  const [postmaster, ...children] = databasePids(dataDir)
  const own = (pid, fields) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
      return fields.reduce((sum, field) => sum + Number(stat[field]), 0) / ticksPerSecond
    } catch {
      return 0
    }
  }
  return own(postmaster, [11, 12, 13, 14]) + children.reduce((sum, pid) => sum + own(pid, [11, 12]), 0)
}
