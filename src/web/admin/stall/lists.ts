import type { AdminEvent } from '#contract/admin-events.ts'
import type { EventInventory } from '#contract/event-stock.ts'
import type { Language } from '#contract/languages.ts'
import type { Manifest } from '#contract/pickups.ts'
import { send } from '#web/browser/calls/send.ts'
import { askedEarly } from './ask-early.ts'
import { titleOf, venueOf } from '../event-frame/event-texts.ts'
import { updated } from './since-list.ts'
import { markKept } from './stall-marks.ts'
import { type IDBPDatabase, openDB } from 'idb'
import { ownDatabase } from '#web/features/offline/own-caches.ts'
import * as account from '#contract/calls/account.gen.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { isStaffRole } from '#contract/rules/roles.ts'

/** The signed-in person without a name: only the owner of the keys and their permissions. */
export type Person = { id: string; isAdmin: boolean }
export type StallEvent = Pick<AdminEvent, 'id' | 'title' | 'venue' | 'starts_at' | 'ends_at' | 'pickup_until' | 'time_zone' | 'closed_at'>
/** `duitnow` is the merchant's static code, from which a code for each sum is made. */
export type Lists = { manifest: Manifest; inventory: EventInventory; duitnow: string | null }

/** Allows for a list of thousands of orders on a very slow network. */
const timeoutMs = 30_000
const mostEvents = 50
const keys = {
  person: 'person',
  events: 'events',
  lists: (eventId: string, language: Language) => `lists ${eventId} ${language}`,
}

/** Undefined if no staff member is signed in. Throws without a network. */
export async function askWhoWorks(): Promise<Person | undefined> {
  const { profile } = await send(account.visitor, undefined, { timeoutMs, asked: askedEarly })
  const person = profile && isStaffRole(profile.role) ? { id: profile.id, isAdmin: profile.role === 'admin' } : undefined
  if (person) await listStore.write(keys.person, person)
  return person
}

/** Returns running events, then coming ones, then the latest past ones. */
export async function askEvents(language: Language): Promise<readonly StallEvent[]> {
  const ask = (when: 'running' | 'coming' | 'past', order: 'asc' | 'desc') =>
    send(adminEvents.list, { when, status: 'published', sort: 'starts_at', order, limit: mostEvents }, { language, timeoutMs })
  const [running, coming, past] = await Promise.all([ask('running', 'asc'), ask('coming', 'asc'), ask('past', 'desc')])
  const events = [...running.events, ...coming.events, ...past.events.slice(0, 5)].map((event) => {
    const { id, starts_at, ends_at, pickup_until, time_zone, closed_at } = event
    return { id, title: titleOf(event, language), venue: venueOf(event, language), starts_at, ends_at, pickup_until, time_zone, closed_at }
  })
  await listStore.write(keys.events, events)
  return events
}

/** Returns the phone's list updated with the changes since it was loaded. */
export async function askLists(eventId: string, language: Language, before: Lists | undefined): Promise<Lists> {
  const since = before?.manifest.as_of
  const [changes, inventory, { duitnow }] = await Promise.all([
    send(pickups.manifest, { id: eventId, ...(since !== undefined && { since }) }, { language, timeoutMs, asked: askedEarly }),
    send(eventStock.read, { id: eventId }, { language, timeoutMs, asked: askedEarly }),
    send(paymentMethods.stallCode, undefined, { language, timeoutMs, asked: askedEarly }),
  ])
  return { manifest: updated(before?.manifest, changes), inventory, duitnow }
}

/** Stores no lists of an event that is over. */
export async function keepLists(eventId: string, language: Language, lists: Lists): Promise<void> {
  const key = keys.lists(eventId, language)
  if (isOver(lists.manifest.event)) return listStore.remove(key)
  await listStore.write(key, lists)
  markKept(`${eventId} ${language}`)
}

export async function readKept() {
  const [person, events] = await Promise.all([listStore.read<Person>(keys.person), listStore.read<readonly StallEvent[]>(keys.events)])
  return { person, events }
}

/** Undefined if the phone has no list, or if the event is over. */
export async function readLists(eventId: string, language: Language): Promise<Lists | undefined> {
  const kept = await listStore.read<Lists>(keys.lists(eventId, language))
  const lists = kept && !isOver(kept.manifest.event) ? kept : undefined
  markKept(lists && `${eventId} ${language}`)
  return lists
}

export async function forgetWhatIsOver(): Promise<void> {
  for (const key of await listStore.keys()) {
    if (!key.startsWith('lists ')) continue
    const lists = await listStore.read<Lists>(key)
    if (!lists || isOver(lists.manifest.event)) await listStore.remove(key)
  }
}

function isOver({ ends_at, pickup_until }: Manifest['event']): boolean {
  return Math.max(Date.parse(ends_at), Date.parse(pickup_until)) < Date.now()
}

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
const listStore = {
  read: async <List>(key: string) => (await (await open()).get('lists', key)) as List | undefined,
  write: async (key: string, list: unknown) => void (await (await open()).put('lists', list, key)),
  keys: async () => (await (await open()).getAllKeys('lists')).map(String),
  remove: async (key: string) => (await open()).delete('lists', key),
}
