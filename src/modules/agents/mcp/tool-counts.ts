import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Log } from '#kit/log/log.ts'

const writeAfterMs = 10_000

/** Counts the calls of the tools at /mcp, and adds them to the table every ten seconds: one row for each tool would make callers wait. */
export class ToolCounts {
  readonly #db: Database
  readonly #log: Log
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Database, log: Log) {
    this.#db = db
    this.#log = log
  }

  count(tool: string): void {
    this.#counts.set(tool, (this.#counts.get(tool) ?? 0) + 1)
    this.#timer ??= setTimeout(() => void this.write(), writeAfterMs).unref()
  }

  /** Never rejects. Counts that cannot be written are lost. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // All instances lock the rows in the same order.
    const counts = [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    this.#counts = new Map()
    if (counts.length === 0) return
    try {
      await sql`
        insert into agent_tools (name, calls)
        select * from unnest(${counts.map(([name]) => name)}::text[], ${counts.map(([, calls]) => calls)}::bigint[])
        on conflict (name) do update set calls = agent_tools.calls + excluded.calls`.execute(this.#db)
    } catch (error) {
      this.#log.warn({ err: error }, 'calls of tools were not counted')
    }
  }
}
