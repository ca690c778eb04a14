import { hash, randomBytes } from 'node:crypto'
import { dayOf, shopOffsetMs } from '#contract/rules/shop-time.ts'
import type { Clock } from '#kit/clock/clock.ts'

export type CountedScans = { partner_id: string; code: string; day: string; hour: number; scans: number }

type Options = {
  clock: Clock
  write: (rows: CountedScans[]) => Promise<void>
  onFailed: (rows: number) => void
  flushMs?: number
}

const repeatMs = 60_000
/** The most scanning addresses remembered for a minute; the oldest are forgotten first. */
const mostRemembered = 200_000
/** Counts sums per hour, not scans: a long outage of the database fills a few thousand. */
const mostWaiting = 50_000

/** Counts in this process and writes sums shortly after. An address counts once a minute per code, by a hash in memory. */
export class ScanCounter {
  readonly #options: Required<Options>
  readonly #salt = randomBytes(16).toString('hex')
  readonly #seen = new Map<string, number>()
  #waiting = new Map<string, CountedScans>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = { flushMs: 500, ...options }
  }

  count({ code, partnerId, address }: { code: string; partnerId: string; address: string }): void {
    const now = this.#options.clock.now()
    if (this.#isRepeat(`${code} ${address}`, now.getTime())) return
    const [day, hour] = [dayOf(now), new Date(now.getTime() + shopOffsetMs).getUTCHours()]
    this.#add({ partner_id: partnerId, code, day, hour, scans: 1 })
    this.#flushLater()
  }

  /** Resolves when all pending sums are written or have failed. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing
    if (this.#waiting.size === 0) return
    const rows = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#writing = this.#options
      .write(rows)
      .catch(() => {
        this.#options.onFailed(rows.length)
        for (const row of rows) this.#add(row)
        this.#flushLater()
      })
      .finally(() => (this.#writing = undefined))
    await this.#writing
  }

  async close(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
  }

  #isRepeat(who: string, nowMs: number): boolean {
    const key = hash('sha256', this.#salt + who, 'base64')
    const untilMs = this.#seen.get(key)
    if (untilMs !== undefined && untilMs > nowMs) return true
    this.#seen.delete(key)
    this.#seen.set(key, nowMs + repeatMs)
    for (const [oldest, endsMs] of this.#seen) {
      if (endsMs > nowMs && this.#seen.size <= mostRemembered) break
      this.#seen.delete(oldest)
    }
    return false
  }

  #add(row: CountedScans): void {
    const key = `${row.code} ${row.day} ${row.hour}`
    const earlier = this.#waiting.get(key)
    if (earlier) earlier.scans += row.scans
    else if (this.#waiting.size < mostWaiting) this.#waiting.set(key, { ...row })
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, this.#options.flushMs).unref()
  }
}
