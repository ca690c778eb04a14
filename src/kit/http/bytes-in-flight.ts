import { TooBusy } from './domain-error.ts'

/** Reserved for small bodies: orders and sign-ins go through while uploads fill the rest. */
const reservedForSmallBodies = 1 / 8

/** Counts the bytes of all request bodies that this process holds in memory and in temporary files. */
export class BytesInFlight {
  readonly #mostBytes: number
  #held = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get held(): number {
    return this.#held
  }

  /** Opens the share of one request. `end` gives its bytes back. */
  open(kind: 'small' | 'file'): Share {
    const limit = kind === 'file' ? this.#mostBytes * (1 - reservedForSmallBodies) : this.#mostBytes
    let taken = 0
    return {
      take: (bytes) => {
        if (this.#held + bytes > limit) throw new TooBusy()
        this.#held += bytes
        taken += bytes
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
  end(): void
}
