import { deleteDB, openDB } from 'idb'
import { exclusively } from './exclusively.ts'
import type { OfflineDatabase } from './offline-database.ts'
import type { NewQueuedAction, OfflineAction } from './queued-action.ts'

/** Where earlier versions of the shop kept unsent work: three queues, each in its own place. */
const stallDatabase = 'tulpar-stall'
const photoDatabase = 'tulpar-photographs'
const pressesKey = 'tulpar-presses'
const refusedKey = 'tulpar-presses-refused'

type OldEntry = Omit<NewQueuedAction, 'action'> & { number: number; deed: OfflineAction }
type OldPress = { key: string; photo?: unknown; sentence?: string }

/**
 * Moves unsent work of an earlier version into the queue. Runs each time the storage opens, because a tab that still runs the earlier version
 * may add more. An action whose key is known already is not added again.
 */
export async function moveOldData(database: OfflineDatabase): Promise<void> {
  await exclusively('tulpar-offline move', async () => {
    const stall = await readOld<OldEntry>(stallDatabase, 'entries')
    const photos = await readOld<Blob>(photoDatabase, 'files')
    const presses = [...readPresses(refusedKey, 'refused'), ...readPresses(pressesKey, 'waiting')]
    const actions = [
      ...stall.records.map(({ value }) => ({ ...queuedEntry(value), subject: 'stall' })),
      ...presses.map((press) => ({ ...press, subject: 'workshop' })),
    ]
    const transaction = database.transaction(['actions', 'files'], 'readwrite')
    const known = transaction.objectStore('actions').index('key')
    for (const action of actions)
      if ((await known.getKey(action.action.key)) === undefined) await transaction.objectStore('actions').add(action)
    for (const { action } of presses) {
      const photo = photos.records.find(({ key }) => key === action.key)
      if (photo) await transaction.objectStore('files').put(photo.value, action.key)
    }
    await transaction.done
    for (const key of [pressesKey, refusedKey]) removePresses(key)
    // An open tab of the earlier version may delay this, so nobody waits for it.
    if (stall.exists) void deleteDB(stallDatabase)
    if (photos.exists) void deleteDB(photoDatabase)
  })
}

export function queuedEntry({ number: _old, deed, ...entry }: OldEntry): NewQueuedAction {
  return { ...entry, action: deed }
}

export function queuedPress({ sentence, ...press }: OldPress, state: 'waiting' | 'refused', madeAt: string): NewQueuedAction {
  const action = { ...press, kind: press.photo ? 'photo' : 'step' }
  return { action, madeBy: undefined, madeAt, state, ...(sentence !== undefined && { refusal: sentence }) }
}

function readPresses(key: string, state: 'waiting' | 'refused'): NewQueuedAction[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const madeAt = new Date().toISOString()
    return Array.isArray(stored) ? (stored as OldPress[]).map((press) => queuedPress(press, state, madeAt)) : []
  } catch {
    return []
  }
}

function removePresses(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser without this storage has nothing to remove.
  }
}

type OldStore<Value> = { exists: boolean; records: { key: IDBValidKey; value: Value }[] }

/** Reads everything in an old store, without creating its database. */
async function readOld<Value>(name: string, store: string): Promise<OldStore<Value>> {
  let isMissing = false
  try {
    const database = await openDB(name, undefined, {
      upgrade(_database, _from, _to, transaction) {
        isMissing = true
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
    })
    const hasStore = database.objectStoreNames.contains(store)
    const [keys, values] = hasStore ? await Promise.all([database.getAllKeys(store), database.getAll(store)]) : [[], []]
    database.close()
    return { exists: true, records: keys.map((key, place) => ({ key, value: values[place] as Value })) }
  } catch (error) {
    if (isMissing) return { exists: false, records: [] }
    throw error
  }
}
