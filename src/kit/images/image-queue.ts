import { once } from 'node:events'
import PQueue from 'p-queue'
import { TooBusy } from '../http/domain-error.ts'

/** Each needs a core, and up to 160 MB while it decodes (`mostPixels`). */
const atOnce = 2
const mostWaiting = 100
const patienceMs = 30_000

type Work<Result> = () => Promise<Result>

export type Turn = {
  /** Refuses work when this many already wait. A lower number leaves places to other work; default 100. */
  mostWaiting?: number
}

/** Runs work on images and large files of one shop, two at once and in order. Work ahead of demand starts only when nothing else runs. */
export class ImageQueue {
  readonly #queue = new PQueue({ concurrency: atOnce })
  /** Only one waits for a quiet moment, so work ahead of demand occupies at most one place. */
  readonly #ahead = new PQueue({ concurrency: 1 })
  readonly #beingMade = new Map<string, Promise<Uint8Array | undefined>>()
  readonly #patienceMs: number

  /** After `patienceMs`, work ahead of demand joins the ordinary queue. */
  constructor(options: { patienceMs?: number } = {}) {
    this.#patienceMs = options.patienceMs ?? patienceMs
  }

  /** Runs work that a person waits for. Throws TooBusy and the work's own errors. */
  async run<Result>(work: Work<Result>, turn: Turn = {}): Promise<Result> {
    if (this.#queue.size >= (turn.mostWaiting ?? mostWaiting)) throw new TooBusy()
    return this.#queue.add(work)
  }

  /** Makes a file once for all concurrent requests. Throws as `run` does. */
  runOnce(file: string, make: Work<Uint8Array | undefined>, turn: Turn = {}): Promise<Uint8Array | undefined> {
    const begun = this.#beingMade.get(file)
    if (begun) return begun
    const made = this.run(make, turn).finally(() => this.#beingMade.delete(file))
    this.#beingMade.set(file, made)
    return made
  }

  /** Runs work that no person waits for yet. Throws as `run` does. */
  async runAhead<Result>(work: Work<Result>): Promise<Result> {
    if (this.#ahead.size >= mostWaiting) throw new TooBusy()
    return this.#ahead.add(async () => {
      const patience = AbortSignal.timeout(this.#patienceMs)
      const isOver = once(patience, 'abort')
      // Both places must be free: one to use, and one to leave free.
      while (this.#queue.pending > 0 && !patience.aborted) await Promise.race([this.#queue.onIdle(), isOver])
      return this.#queue.add(work)
    })
  }
}
