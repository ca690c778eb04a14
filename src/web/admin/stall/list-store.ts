import { type IDBPDatabase, openDB } from 'idb'
import { ownDatabase } from '#web/features/offline/own-caches.ts'

let opening: Promise<IDBPDatabase> | undefined

/** The offline data of an event, which is deleted at sign-out and after the event. */
function open(): Promise<IDBPDatabase> {
  if (opening) return opening
  const forget = () => void (opening = undefined)
  opening = openDB(ownDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('lists'),
    blocking(_current, _blocked, event) {
      // Deleting the database at sign-out would otherwise wait for this tab.
      if (event.target instanceof IDBDatabase) event.target.close()
      forget()
    },
    terminated: forget,
  })
  opening.catch(forget)
  return opening
}

/** Lists by kind and event, such as `lists 0199… en`. */
export const listStore = {
  read: async <List>(key: string) => (await (await open()).get('lists', key)) as List | undefined,
  write: async (key: string, list: unknown) => void (await (await open()).put('lists', list, key)),
  keys: async () => (await (await open()).getAllKeys('lists')).map(String),
  remove: async (key: string) => (await open()).delete('lists', key),
}
