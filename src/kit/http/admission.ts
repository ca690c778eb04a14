import type { IncomingMessage, ServerResponse } from 'node:http'

export type AdmissionOptions<Line extends string> = {
  /** The lines are served in turns, one request each. A rush in one does not block the others. */
  lines: readonly Line[]
  /** How many more requests may start now. */
  room: () => number
  /** A request that waits longer is refused. */
  longestWaitMs: number
  /** Waiting costs memory: beyond this many a request is refused at once. */
  mostWaiting?: number
  refuse: (request: IncomingMessage, response: ServerResponse) => void
}

type Waiting = { request: IncomingMessage; response: ServerResponse; begin: () => void; cameAt: number }

/** How often waiting requests are checked. */
const lookMs = 50

/** Starts requests in order of arrival, as room allows. A waiting request has read no body and looked up no session. */
export class Admission<Line extends string> {
  readonly #options: Required<AdmissionOptions<Line>>
  /** The first line is served next. */
  readonly #lines: { name: Line; waiting: Set<Waiting> }[]
  /** Requests started in this turn of the event loop, which `room` does not count yet. */
  #begun = 0
  #timer: NodeJS.Timeout | undefined
  #isTurnOver = true

  constructor(options: AdmissionOptions<Line>) {
    this.#options = { mostWaiting: 10_000, ...options }
    this.#lines = options.lines.map((name) => ({ name, waiting: new Set() }))
  }

  get waiting(): number {
    return this.#lines.reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /** Calls `begin` now or later, or refuses the request. Drops a request that is aborted while it waits. */
  enter(line: Line, request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const { waiting } = this
    if (waiting === 0 && this.#hasRoom()) return this.#begin(begin)
    const ownLine = this.#lines.find(({ name }) => name === line)?.waiting
    if (!ownLine || waiting >= this.#options.mostWaiting) return this.#options.refuse(request, response)
    const entry: Waiting = { request, response, begin, cameAt: performance.now() }
    ownLine.add(entry)
    response.once('close', () => ownLine.delete(entry))
    this.#timer ??= setInterval(() => this.#look(), lookMs)
  }

  /** Starts waiting requests. Call it when there may be room again. */
  letIn(): void {
    while (this.#hasRoom()) {
      const at = this.#lines.findIndex(({ waiting }) => waiting.size > 0)
      const [line] = at === -1 ? [] : this.#lines.splice(at, 1)
      if (!line) return
      this.#lines.push(line)
      const [next] = line.waiting
      if (!next) return
      line.waiting.delete(next)
      this.#begin(next.begin)
    }
  }

  #hasRoom(): boolean {
    return this.#options.room() > this.#begun
  }

  #begin(begin: () => void): void {
    this.#begun += 1
    if (this.#isTurnOver) {
      this.#isTurnOver = false
      setImmediate(() => {
        this.#isTurnOver = true
        this.#begun = 0
        this.letIn()
      })
    }
    begin()
  }

  #look(): void {
    const latest = performance.now() - this.#options.longestWaitMs
    for (const { waiting } of this.#lines) {
      for (const entry of waiting) {
        if (entry.cameAt > latest) break
        waiting.delete(entry)
        this.#options.refuse(entry.request, entry.response)
      }
    }
    this.letIn()
    if (this.waiting > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
