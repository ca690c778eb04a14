import { ownDatabase } from '#web/features/offline/own-caches.ts'
import type { Entry, NewEntry } from './entries.ts'
import type { EntryStore } from './outbox.ts'

/**
 * `lists` holds the offline data of an event and is deleted at sign-out and after the event. `entries` holds the actions until they are
 * sent.
 */
const databases = {
  lists: { name: ownDatabase, options: {} },
  entries: { name: 'tulpar-stall', options: { keyPath: 'number', autoIncrement: true } },
} as const
type StoreName = keyof typeof databases

const opening = new Map<StoreName, Promise<IDBDatabase>>()

function open(store: StoreName): Promise<IDBDatabase> {
  const known = opening.get(store)
  if (known) return known
  const forget = () => opening.delete(store)
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databases[store].name, 1)
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(store, databases[store].options))
    request.addEventListener('success', () => {
      // Deleting the database at sign-out would otherwise wait for this tab.
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        forget()
      })
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
  opening.set(store, opened)
  opened.catch(forget)
  return opened
}

async function within<Answer>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<Answer> | undefined,
): Promise<Answer | undefined> {
  const transaction = (await open(store)).transaction(store, mode)
  const request = work(transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')))
  })
  return request?.result
}

export const entryStore: EntryStore = {
  all: async () => (await within('entries', 'readonly', (objects) => objects.getAll() as IDBRequest<Entry[]>)) ?? [],
  async add(entry: NewEntry) {
    const number = await within('entries', 'readwrite', (objects) => objects.add(entry))
    return { ...entry, number: Number(number) }
  },
  async put(entries) {
    await within('entries', 'readwrite', (objects) => {
      for (const entry of entries) objects.put(entry)
      return undefined
    })
  },
  async remove(numbers) {
    await within('entries', 'readwrite', (objects) => {
      for (const number of numbers) objects.delete(number)
      return undefined
    })
  },
}

/** Lists by kind and event, such as `lists 0199… en`. */
export const listStore = {
  read: async <List>(key: string) => (await within('lists', 'readonly', (objects) => objects.get(key))) as List | undefined,
  async write(key: string, list: unknown): Promise<void> {
    await within('lists', 'readwrite', (objects) => objects.put(list, key))
  },
  async keys(): Promise<string[]> {
    return ((await within('lists', 'readonly', (objects) => objects.getAllKeys())) ?? []).map(String)
  },
  async remove(key: string): Promise<void> {
    await within('lists', 'readwrite', (objects) => objects.delete(key))
  },
}
