/** The pictures that this process is making, so they can be cancelled. */
export class Running {
  readonly #controllers = new Map<string, AbortController>()
  #isClosed = false

  begin(imageId: string): AbortSignal {
    const controller = new AbortController()
    this.#controllers.set(imageId, controller)
    return controller.signal
  }

  end(imageId: string): void {
    this.#controllers.delete(imageId)
  }

  /** Called on every process when a picture is deleted. */
  giveUp(imageId: string): void {
    this.#controllers.get(imageId)?.abort()
  }

  /** Pictures that are interrupted after this are made by the next process. */
  close(): void {
    this.#isClosed = true
  }

  get isClosed(): boolean {
    return this.#isClosed
  }
}
