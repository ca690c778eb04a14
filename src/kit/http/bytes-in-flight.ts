import { TooBusy } from './domain-error.ts'

/** What uploads leave over, so that orders and sign-ins go through while files fill the rest. */
const keptForSmallBodies = 1 / 8

/**
 * What all requests together have sent and this process still holds, in memory and in temporary files. Whoever would go beyond the limit
 * is told to come back.
 */
export class BytesInFlight {
  readonly #mostBytes: number
  #held = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get held(): number {
    return this.#held
  }

  get isFull(): boolean {
    return this.#held >= this.#mostBytes
  }

  /** The part of one request; `end` gives it back. */
  open(kind: 'small' | 'file'): Share {
    const limit = kind === 'file' ? this.#mostBytes * (1 - keptForSmallBodies) : this.#mostBytes
    let taken = 0
    const note = (bytes: number) => {
      this.#held += bytes
      taken += bytes
    }
    return {
      note,
      take: (bytes) => {
        if (this.#held + bytes > limit) throw new TooBusy()
        note(bytes)
      },
      end: () => {
        this.#held -= taken
        taken = 0
      },
    }
  }
}

export type Share = {
  /** Throws TooBusy. */
  take(bytes: number): void
  /** Counts what is there already. */
  note(bytes: number): void
  end(): void
}
