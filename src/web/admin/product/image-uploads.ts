import { createStore } from '#web/ui/store.ts'

export type ImageUpload = { id: number; name: string; share: number; problem?: string }

type Options = {
  /** Resolves to the problem with the file or the reason of a refusal; undefined on success. */
  send: (file: File, onProgress: (share: number) => void) => Promise<string | undefined>
  onAdded: () => Promise<unknown>
}

let lastId = 0

/** Uploads images one after another to keep their order, because lists show the first image. A refused image does not stop the others. */
export function createImageUploads(options: Options) {
  let latest = options
  const uploads = createStore<readonly ImageUpload[]>([])
  let queue = Promise.resolve()

  const mark = (id: number, change: Partial<ImageUpload>) =>
    uploads.set(uploads.read().map((one) => (one.id === id ? { ...one, ...change } : one)))
  const forget = (id: number) => uploads.set(uploads.read().filter((one) => one.id !== id))

  async function upload(file: File, id: number): Promise<void> {
    const problem = await latest.send(file, (share) => mark(id, { share }))
    if (problem !== undefined) return mark(id, { problem })
    forget(id)
    await latest.onAdded()
  }

  return {
    uploads,
    follow(next: Options) {
      latest = next
    },
    /** Queues files behind the current uploads. */
    add(files: readonly File[]): Promise<void> {
      const waiting = files.map((file) => ({ file, id: (lastId += 1) }))
      uploads.set([...uploads.read(), ...waiting.map(({ file, id }) => ({ id, name: file.name, share: 0 }))])
      for (const { file, id } of waiting) {
        const work = () => upload(file, id)
        queue = queue.then(work, work)
      }
      return queue
    },
    forget,
  }
}
