import { typedPrefix } from '#web/browser/own-typing.ts'
import { heldLocks, holdLock } from './page-locks.ts'

const tabKey = 'tulpar.staff.tab'
/** A week outlasts days off; what is older was left on purpose, and should not lie in a browser for ever. */
const keptForMs = 7 * 24 * 60 * 60_000

type Entry<Value> = { tab: string; at: number; value: Value }

/** The entry of a closed tab that was read here, as it was: it goes with the one that follows it. */
const followed = new Map<string, { key: string; text: string | null }>()
let tabWithoutStorage: string | undefined

/** The name of this tab, over its reloads. A copied tab has the same one. Browser only. */
export function tabName(): string {
  try {
    return sessionStorage.getItem(tabKey) ?? renameTab()
  } catch {
    return (tabWithoutStorage ??= crypto.randomUUID())
  }
}

const lockOf = (tab: string) => `tulpar.staff.tab#${tab}`

/** Shows the other tabs that this one is open. A copied tab gets a name of its own. */
export async function claimTab(): Promise<void> {
  if (!(await holdLock(lockOf(tabName())))) await holdLock(lockOf(renameTab()))
}

/** For a copied tab, which is another one. */
export function renameTab(): string {
  const name = crypto.randomUUID()
  try {
    sessionStorage.setItem(tabKey, name)
  } catch {
    tabWithoutStorage = name
  }
  return name
}

/** What was kept under a name, of each tab for itself, the newest first. Drops all that is too old, whatever its name. */
export function entriesOf<Value>(name: string): Entry<Value>[] {
  try {
    const beginning = `${typedPrefix}${name}#`
    const entries: Entry<Value>[] = []
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(typedPrefix)) continue
      const kept = parsed<Value>(localStorage.getItem(key))
      if (kept === undefined || Date.now() - kept.at > keptForMs) localStorage.removeItem(key)
      else if (key.startsWith(beginning)) entries.push({ ...kept, tab: key.slice(beginning.length) })
    }
    return entries.sort((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

function parsed<Value>(text: string | null): { at: number; value: Value } | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('at' in kept)) return undefined
    return typeof kept.at === 'number' ? { at: kept.at, value: kept.value as Value } : undefined
  } catch {
    return undefined
  }
}

/**
 * What was typed and the shop does not have yet: of this tab, over its reloads, else the newest of those that were closed or crashed.
 * A name is `<kind>.<person>`, or `<kind>.<person>.<what>`. Browser only.
 */
export async function readTyped<Value>(name: string): Promise<{ value: Value } | undefined> {
  await claimTab()
  const held = await heldLocks()
  const entries = entriesOf<Value>(name)
  const own = entries.find(({ tab }) => tab === tabName())
  const newest = entries.find(({ tab }) => !held.has(lockOf(tab)))
  if (own || !newest) return own
  const key = keyOf(name, newest.tab)
  followed.set(name, { key, text: localStorage.getItem(key) })
  return newest
}

/** Undefined forgets it. A browser without storage, or with a full one, keeps nothing. */
export function keepTyped(name: string, kept: { value: unknown } | undefined, tab = tabName()): void {
  try {
    const key = keyOf(name, tab)
    const before = followed.get(name)
    followed.delete(name)
    // Not where its tab is open all the same and has gone on.
    if (before && localStorage.getItem(before.key) === before.text) localStorage.removeItem(before.key)
    if (kept === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), value: kept.value }))
  } catch {
    // It lives as long as the page.
  }
}

function keyOf(name: string, tab: string): string {
  return `${typedPrefix}${name}#${tab}`
}
