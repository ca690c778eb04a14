import { openDatabase } from './offline-database.ts'
import { moveOldData } from './old-offline-data.ts'
import type { NewQueuedAction, QueuedAction } from './queued-action.ts'

/** The storage of a device's queued actions and their files. All tabs share it. */
export type OfflineStore = {
  /** False if the actions are lost when the page closes. */
  isStored: boolean
  /** In order of creation. */
  all: (subject: string) => Promise<readonly QueuedAction[]>
  /** Adds all or none. A file belongs to the first action. */
  add: (subject: string, actions: readonly NewQueuedAction[], file?: Blob) => Promise<void>
  put: (actions: readonly QueuedAction[]) => Promise<void>
  /** Removes actions with their files. */
  remove: (actions: readonly QueuedAction[]) => Promise<void>
  file: (key: string) => Promise<Blob | undefined>
}

/** Opens the storage of this browser. If the browser stores nothing, the actions stay in memory. */
export async function openOfflineStore(): Promise<OfflineStore> {
  try {
    const database = await openDatabase()
    // Data that can't be moved stays in its old place, and the next page tries again.
    await moveOldData(database).catch(() => undefined)
    return browserStore()
  } catch {
    return memoryStore()
  }
}

function browserStore(): OfflineStore {
  /** Files that the browser had no room for. */
  const unstored = new Map<string, Blob>()

  async function add(subject: string, actions: readonly NewQueuedAction[], file?: Blob): Promise<void> {
    const transaction = (await openDatabase()).transaction(['actions', 'files'], 'readwrite')
    const [first] = actions
    const writes = [
      ...actions.map((action) => transaction.objectStore('actions').add({ ...action, subject })),
      ...(file && first ? [transaction.objectStore('files').put(file, first.action.key)] : []),
    ]
    await Promise.all([...writes, transaction.done])
  }

  return {
    isStored: true,
    all: async (subject) => (await (await openDatabase()).getAllFromIndex('actions', 'subject', subject)) as QueuedAction[],
    async add(subject, actions, file) {
      const [first] = actions
      if (!file || !first) return add(subject, actions)
      await add(subject, actions, file).catch(async () => {
        unstored.set(first.action.key, file)
        await add(subject, actions)
      })
    },
    async put(actions) {
      const transaction = (await openDatabase()).transaction('actions', 'readwrite')
      await Promise.all([...actions.map((action) => transaction.store.put(action)), transaction.done])
    },
    async remove(actions) {
      const transaction = (await openDatabase()).transaction(['actions', 'files'], 'readwrite')
      const removals = actions.flatMap(({ number, action: { key } }) => {
        unstored.delete(key)
        return [transaction.objectStore('actions').delete(number), transaction.objectStore('files').delete(key)]
      })
      await Promise.all([...removals, transaction.done])
    },
    file: async (key) => unstored.get(key) ?? (await openDatabase()).get('files', key),
  }
}

/** Keeps everything until the page closes. */
export function memoryStore(): OfflineStore {
  const stored = new Map<number, QueuedAction>()
  const files = new Map<string, Blob>()
  let last = 0
  return {
    isStored: false,
    all: async (subject) => [...stored.values()].filter((action) => action.subject === subject).toSorted((a, b) => a.number - b.number),
    async add(subject, actions, file) {
      const [first] = actions
      if (file && first) files.set(first.action.key, file)
      for (const action of actions) {
        last += 1
        stored.set(last, { ...action, subject, number: last })
      }
    },
    async put(actions) {
      for (const action of actions) stored.set(action.number, action)
    },
    async remove(actions) {
      for (const { number, action } of actions) {
        stored.delete(number)
        files.delete(action.key)
      }
    },
    file: async (key) => files.get(key),
  }
}
