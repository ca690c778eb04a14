/** Pictures that this process makes at this moment, so that they can be given up. */
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

  /** On every process that is told that the picture is gone. */
  giveUp(imageId: string): void {
    this.#controllers.get(imageId)?.abort()
  }

  /** What breaks off from now on is made by the next process. */
  close(): void {
    this.#isClosed = true
  }

  get isClosed(): boolean {
    return this.#isClosed
  }
}
