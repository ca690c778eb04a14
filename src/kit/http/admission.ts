import type { IncomingMessage, ServerResponse } from 'node:http'

export type AdmissionOptions<Line extends string> = {
  /** Of several lines one request each is let in by turns: a rush of one kind does not keep out the others. */
  lines: readonly Line[]
  /** How many more requests may be begun now. */
  room: () => number
  /** Who waits longer for its turn is refused. */
  longestWaitMs: number
  /** Waiting costs memory: whoever comes when so many wait is refused at once. */
  mostWaiting?: number
  refuse: (request: IncomingMessage, response: ServerResponse) => void
}

type Waiting = { request: IncomingMessage; response: ServerResponse; begin: () => void; cameAt: number }

/** So often the line is looked through. */
const lookMs = 50

/**
 * Lets requests begin in the order in which they come, as many as there is room for. What waits costs next to nothing: no body is read, no
 * session looked up. Otherwise those who come would keep those who have begun from getting on, and in the end everybody would wait for long.
 */
export class Admission<Line extends string> {
  readonly #options: Required<AdmissionOptions<Line>>
  /** The one whose turn it is comes first. */
  readonly #lines: { name: Line; waiting: Set<Waiting> }[]
  /** Those that began in this turn of the event loop, too lately to have taken up room. */
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

  /** Calls `begin` now or later, or refuses. Whoever leaves while waiting is forgotten. */
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

  /** To be called when there may be room again. */
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
