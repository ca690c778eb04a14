import { typedPrefix } from '#web/browser/own-typing.ts'
import { heldLocks, holdLock } from './page-locks.ts'

const tabKey = 'tulpar.staff.tab'
/** A week covers days off. Older entries were abandoned, and should not stay in a browser for ever. */
const keptForMs = 7 * 24 * 60 * 60_000

type Entry<Value> = { tab: string; at: number; value: Value }

/** Entries of closed tabs that were read here, with their text. Each is removed when this tab first stores its own. */
const followed = new Map<string, { key: string; text: string | null }>()
let tabWithoutStorage: string | undefined

/** Returns the name of this tab, which survives reloads. A duplicated tab has the same name until it is renamed. Browser only. */
export function tabName(): string {
  try {
    return sessionStorage.getItem(tabKey) ?? renameTab()
  } catch {
    return (tabWithoutStorage ??= crypto.randomUUID())
  }
}

const lockOf = (tab: string) => `tulpar.staff.tab#${tab}`

/** Locks the name, which shows other tabs that this one is open. A duplicated tab is renamed. */
export async function claimTab(): Promise<void> {
  if (!(await holdLock(lockOf(tabName())))) await holdLock(lockOf(renameTab()))
}

export function renameTab(): string {
  const name = crypto.randomUUID()
  try {
    sessionStorage.setItem(tabKey, name)
  } catch {
    tabWithoutStorage = name
  }
  return name
}

/** Returns the entries of all tabs under a name, newest first. Removes every expired entry, also under other names. */
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
 * Returns unsaved typing: of this tab, also after a reload, or else the newest of a closed or crashed tab. A name is `<kind>.<person>`, or
 * `<kind>.<person>.<what>`. Browser only.
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

/** Stores typing; undefined removes it. Stores nothing where the browser has no storage or it is full. */
export function keepTyped(name: string, kept: { value: unknown } | undefined, tab = tabName()): void {
  try {
    const key = keyOf(name, tab)
    const before = followed.get(name)
    followed.delete(name)
    // Does not remove the entry if its tab is open after all and has changed it.
    if (before && localStorage.getItem(before.key) === before.text) localStorage.removeItem(before.key)
    if (kept === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), value: kept.value }))
  } catch {
    // The typing then lasts as long as the page.
  }
}

function keyOf(name: string, tab: string): string {
  return `${typedPrefix}${name}#${tab}`
}
