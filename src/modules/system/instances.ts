import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { InstanceFigures } from '#contract/system.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Vitals } from '#modules/vitals.ts'
import { build } from './release.ts'

const beatMs = 15_000
const firstBeatMs = 2000
/** Three beats: an instance that is silent for longer is gone or cut off. */
const heardWithinMs = 45_000
const forgottenAfterMs = 10 * 60_000

/** Records every 15 s that this process is running, with its figures. */
export class Heartbeat {
  readonly id = newId()
  readonly #db: Database
  readonly #vitals: () => Vitals
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #startedAt = new Date(Date.now() - process.uptime() * 1000)
  readonly #timers: NodeJS.Timeout[]
  #beating = Promise.resolve()

  constructor(db: Database, vitals: () => Vitals) {
    this.#db = db
    this.#vitals = vitals
    this.#delay.enable()
    // The first beat waits until the start is finished, which it would slow down.
    this.#timers = [setTimeout(() => this.#beatAgain(), firstBeatMs).unref(), setInterval(() => this.#beatAgain(), beatMs).unref()]
  }

  async beat(): Promise<void> {
    const now = new Date()
    const said = { seen_at: now, figures: JSON.stringify(this.#figures()) }
    await this.#db
      .insertInto('instances')
      .values({ id: this.id, host: hostname(), pid: process.pid, build, node: process.version, started_at: this.#startedAt, ...said })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
      .execute()
    await this.#db
      .deleteFrom('instances')
      .where('seen_at', '<', new Date(now.getTime() - forgottenAfterMs))
      .execute()
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#delay.disable()
    await this.#beating
    await this.#db
      .deleteFrom('instances')
      .where('id', '=', this.id)
      .execute()
      .catch(() => undefined)
  }

  /** Errors are ignored here, since the listener for changes reports an unavailable database. */
  #beatAgain(): void {
    this.#beating = this.#beating.then(() => this.beat()).catch(() => undefined)
  }

  #figures(): InstanceFigures {
    const { rss, heapUsed } = process.memoryUsage()
    const delayMs = this.#delay.count === 0 ? 0 : this.#delay.percentile(99) / 1e6
    this.#delay.reset()
    return { memory_bytes: rss, heap_bytes: heapUsed, loop_delay_ms: Math.round(delayMs * 10) / 10, ...this.#vitals() }
  }
}

/** Returns the instances with a recent beat, oldest first. */
export async function listInstances(db: Database) {
  return db
    .selectFrom('instances')
    .selectAll()
    .where('seen_at', '>', new Date(Date.now() - heardWithinMs))
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}
