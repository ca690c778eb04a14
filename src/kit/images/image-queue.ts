import { once } from 'node:events'
import PQueue from 'p-queue'
import { TooBusy } from '../http/domain-error.ts'

/** Each takes up to 160 MB while it decodes (`mostPixels`), and a core. */
const atOnce = 2
const mostWaiting = 100
const patienceMs = 30_000

type Work<Result> = () => Promise<Result>

export type Turn = {
  /** When so many wait already it is refused; for work that is to leave places to others. Default 100. */
  mostWaiting?: number
}

/** Work on images and large files of one shop: two at once, in order. What is made ahead begins only where a place stays free. */
export class ImageQueue {
  readonly #queue = new PQueue({ concurrency: atOnce })
  /** One at a time waits for a quiet moment, so that at most one place is ever taken by what nobody waits for. */
  readonly #ahead = new PQueue({ concurrency: 1 })
  readonly #beingMade = new Map<string, Promise<Uint8Array | undefined>>()
  readonly #patienceMs: number

  /** After `patienceMs` what is made ahead waits no longer for a quiet moment, but in line with the others. */
  constructor(options: { patienceMs?: number } = {}) {
    this.#patienceMs = options.patienceMs ?? patienceMs
  }

  /** For work that somebody waits for. Throws TooBusy, and what the work throws. */
  async run<Result>(work: Work<Result>, turn: Turn = {}): Promise<Result> {
    if (this.#queue.size >= (turn.mostWaiting ?? mostWaiting)) throw new TooBusy()
    return this.#queue.add(work)
  }

  /** However many ask for a file while it is waited for or made, it is made once. Throws as `run` does. */
  runOnce(file: string, make: Work<Uint8Array | undefined>, turn: Turn = {}): Promise<Uint8Array | undefined> {
    const begun = this.#beingMade.get(file)
    if (begun) return begun
    const made = this.run(make, turn).finally(() => this.#beingMade.delete(file))
    this.#beingMade.set(file, made)
    return made
  }

  /** For work that nobody waits for yet. Throws as `run` does. */
  async runAhead<Result>(work: Work<Result>): Promise<Result> {
    if (this.#ahead.size >= mostWaiting) throw new TooBusy()
    return this.#ahead.add(async () => {
      const patience = AbortSignal.timeout(this.#patienceMs)
      const isOver = once(patience, 'abort')
      // With two places in all, one to take and one to leave free means that nothing is at work.
      while (this.#queue.pending > 0 && !patience.aborted) await Promise.race([this.#queue.onIdle(), isOver])
      return this.#queue.add(work)
    })
  }
}
