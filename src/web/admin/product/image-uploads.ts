export type ImageUpload = { id: number; name: string; share: number; problem?: string }

type Options = {
  /** Answers what is wrong with a file, or why it was not taken. */
  send: (file: File, onProgress: (share: number) => void) => Promise<string | undefined>
  onAdded: () => Promise<unknown>
}

let lastId = 0

/** Several images on their way, one after another so that they keep their order: lists show the first. One that is refused leaves the others alone. */
export function createImageUploads(options: Options) {
  let latest = options
  let uploads: readonly ImageUpload[] = []
  let queue = Promise.resolve()
  const listeners = new Set<() => void>()

  function show(next: readonly ImageUpload[]): void {
    uploads = next
    for (const listener of listeners) listener()
  }
  const mark = (id: number, change: Partial<ImageUpload>) => show(uploads.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const forget = (id: number) => show(uploads.filter((one) => one.id !== id))

  async function upload(file: File, id: number): Promise<void> {
    const problem = await latest.send(file, (share) => mark(id, { share }))
    if (problem !== undefined) return mark(id, { problem })
    forget(id)
    await latest.onAdded()
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow(next: Options) {
      latest = next
    },
    /** Behind what is on its way already. */
    add(files: readonly File[]): Promise<void> {
      const waiting = files.map((file) => ({ file, id: (lastId += 1) }))
      show([...uploads, ...waiting.map(({ file, id }) => ({ id, name: file.name, share: 0 }))])
      for (const { file, id } of waiting) {
        const work = () => upload(file, id)
        queue = queue.then(work, work)
      }
      return queue
    },
    forget,
  }
}
