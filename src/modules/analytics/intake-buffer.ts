import { hasErrorCode } from '#kit/database/sql-errors.ts'
import { type AbandonmentRow, type Batch, type EventRow, mergeNews, type SessionNews } from './intake-rows.ts'

type IntakeBufferOptions = {
  write: (batch: Batch) => Promise<void>
  /** Called when the oldest rows were dropped because the buffer is full or they can't be written. */
  onDropped: (rows: number) => void
  onFailed: (error: unknown) => void
  flushMs?: number
  /** The buffer is written at once when it holds this many rows. */
  flushRows?: number
  /** A row takes about 1 kB. */
  mostRows?: number
  retryMs?: number
}

const longestRetryMs = 10_000

/** Buffers rows and writes many at once. While the database is down the oldest are dropped, to bound the memory. */
export class IntakeBuffer {
  readonly #options: Required<IntakeBufferOptions>
  #waiting: Batch = emptyBatch()
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> | undefined
  #failures = 0

  constructor(options: IntakeBufferOptions) {
    this.#options = { flushMs: 300, flushRows: 500, mostRows: 20_000, retryMs: 1000, ...options }
  }

  add({ event, abandonment, session }: { event?: EventRow; abandonment?: AbandonmentRow; session: SessionNews }): void {
    const { events, abandonments, sessions } = this.#waiting
    if (event) events.push(event)
    if (abandonment) abandonments.push(abandonment)
    sessions.set(session.id, mergeNews(sessions.get(session.id), session))
    this.#makeRoom()
    if (this.#failures === 0 && countRows(this.#waiting) >= this.#options.flushRows) void this.flush()
    else this.#flushLater(this.#options.flushMs)
  }

  /** Resolves when every row buffered now is written or has failed. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing
    if (countRows(this.#waiting) === 0) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#write().finally(() => (this.#writing = undefined))
    await this.#writing
  }

  async close(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
    const left = countRows(this.#waiting)
    if (left > 0) this.#options.onDropped(left)
  }

  async #write(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = emptyBatch()
    try {
      await this.#options.write(batch)
      this.#failures = 0
    } catch (error) {
      this.#options.onFailed(error)
      if (isHopeless(error)) return this.#options.onDropped(countRows(batch))
      this.#failures += 1
      this.#putBack(batch)
      this.#flushLater(Math.min(longestRetryMs, this.#options.retryMs * 2 ** (this.#failures - 1)))
    }
  }

  #putBack(batch: Batch): void {
    const { events, abandonments, sessions } = this.#waiting
    const merged = new Map(batch.sessions)
    for (const [id, news] of sessions) merged.set(id, mergeNews(merged.get(id), news))
    this.#waiting = { events: [...batch.events, ...events], abandonments: [...batch.abandonments, ...abandonments], sessions: merged }
    this.#makeRoom()
  }

  #makeRoom(): void {
    const { events, abandonments, sessions } = this.#waiting
    const excess = countRows(this.#waiting) - this.#options.mostRows
    if (excess <= 0) return
    // Drops more than necessary, since shifting the array costs more than the extra rows.
    const left = { rows: Math.max(excess, Math.ceil(this.#options.mostRows / 20)) }
    const went = dropFirst(events, left) + dropFirst(abandonments, left) + dropFirstKeys(sessions, left)
    this.#options.onDropped(went)
  }

  #flushLater(afterMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, afterMs).unref()
  }
}

function emptyBatch(): Batch {
  return { events: [], abandonments: [], sessions: new Map() }
}

function countRows({ events, abandonments, sessions }: Batch): number {
  return events.length + abandonments.length + sessions.size
}

function dropFirst(rows: unknown[], left: { rows: number }): number {
  const went = rows.splice(0, left.rows).length
  left.rows -= went
  return went
}

function dropFirstKeys(rows: Map<string, unknown>, left: { rows: number }): number {
  let went = 0
  for (const key of rows.keys()) {
    if (went >= left.rows) break
    rows.delete(key)
    went += 1
  }
  left.rows -= went
  return went
}

/** A row that PostgreSQL will never accept (22 data, 23 integrity) must not block the others. */
function isHopeless(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)) && !hasErrorCode(error, '23514')
}
