type Parts = {
  /** Returns the next save, which resolves to whether it succeeded, or the result if there is nothing to save. */
  next: () => (() => Promise<boolean>) | boolean
  /** False while another person is signed in. */
  maySend: () => boolean
}

/** Saves typed values after a pause, one save at a time, and only under their writer's session. */
export function createSaveLoop({ next, maySend }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underway: Promise<boolean> | undefined
  let isHeld = false

  /** Saves the values that wait, after the save under way. Returns whether they are saved. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    if (underway) await underway
    const work = next()
    if (typeof work === 'boolean') return work
    isHeld = !maySend()
    if (isHeld) return false
    return (underway ??= run(work))
  }

  async function run(work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work()
    } finally {
      underway = undefined
    }
  }

  return {
    save,
    /** Saves after a pause, which starts over with each call. */
    saveIn(ms: number): void {
      clearTimeout(timer)
      timer = setTimeout(() => void save(), ms)
    },
    stop: (): void => clearTimeout(timer),
    isSaving: (): boolean => underway !== undefined,
    /** Sends a save that was held back, when the session may belong to its writer again. */
    async goOn(): Promise<void> {
      if (isHeld) await save()
    },
  }
}
