const databaseName = 'tulpar-photographs'
const store = 'files'

/** Holds photos while the page is open, even if the browser stores nothing. */
const inMemory = new Map<string, Blob>()
const storing = new Map<string, Promise<unknown>>()

/** Unsent photos by the key of their press. They are stored apart from the presses because of their size, and survive a reload. */
export const keptPhotos = {
  add(key: string, file: Blob): void {
    inMemory.set(key, file)
    // A photo that can't be stored is sent as long as the page is open.
    storing.set(
      key,
      ask('readwrite', (files) => files.put(file, key)).catch(() => undefined),
    )
  },
  /** Undefined if this browser no longer has it. */
  async read(key: string): Promise<Blob | undefined> {
    const file = inMemory.get(key)
    if (file) return file
    return ask('readonly', (files) => files.get(key) as IDBRequest<Blob | undefined>).catch(() => undefined)
  },
  async remove(key: string): Promise<void> {
    await storing.get(key)
    inMemory.delete(key)
    storing.delete(key)
    await ask('readwrite', (files) => files.delete(key)).catch(() => undefined)
  },
}

async function ask<Answer>(mode: IDBTransactionMode, request: (files: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const database = await open()
  try {
    const transaction = database.transaction(store, mode)
    const asked = request(transaction.objectStore(store))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('A photograph could not be kept')))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('A photograph could not be kept')))
    })
    return asked.result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('This browser keeps nothing')))
  })
}
