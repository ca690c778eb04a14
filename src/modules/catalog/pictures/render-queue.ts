type Waiting = { start: () => void }

/** At most so many at once: who is asked for now goes before what is made ahead of time. */
export class RenderQueue {
  readonly #most: number
  readonly #urgent: Waiting[] = []
  readonly #patient: Waiting[] = []
  #running = 0

  constructor(most: number) {
    this.#most = most
  }

  async run<Result>(work: () => Promise<Result>, isUrgent: boolean): Promise<Result> {
    await this.#turn(isUrgent)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  #turn(isUrgent: boolean): Promise<void> {
    return new Promise((resolve) => {
      ;(isUrgent ? this.#urgent : this.#patient).push({ start: resolve })
      this.#startNext()
    })
  }

  /** What is made ahead never takes the last place, so that a visitor finds one free. */
  #startNext(): void {
    const next = this.#running < this.#most ? this.#urgent.shift() : undefined
    const waiting = next ?? (this.#running < this.#most - 1 ? this.#patient.shift() : undefined)
    if (!waiting) return
    this.#running += 1
    waiting.start()
  }
}
