import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { QueuedAction } from './queued-action.ts'

type StoredAction = Omit<QueuedAction, 'number'> & { number?: number }
interface OfflineSchema extends DBSchema {
  actions: { key: number; value: StoredAction; indexes: { subject: string; key: string } }
  files: { key: string; value: Blob }
}
export type OfflineDatabase = IDBPDatabase<OfflineSchema>

let opening: Promise<OfflineDatabase> | undefined

export function openDatabase(): Promise<OfflineDatabase> {
  if (opening) return opening
  const forget = () => void (opening = undefined)
  opening = openDB<OfflineSchema>('tulpar-offline', 1, {
    upgrade(database) {
      const actions = database.createObjectStore('actions', { keyPath: 'number', autoIncrement: true })
      actions.createIndex('subject', 'subject')
      actions.createIndex('key', 'action.key')
      database.createObjectStore('files')
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      forget()
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}
