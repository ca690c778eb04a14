import { createStoredValue } from './stored-value.ts'

/** Storage key prefix of staff's unsaved input: `<prefix><kind>.<person>.<what>#<tab>`. */
export const typedPrefix = 'tulpar.staff.typed.'
const typist = createStoredValue<string | undefined>({
  key: 'tulpar.staff.typist',
  parse: (text) => text ?? undefined,
  format: (person) => person ?? null,
})

/** Records which staff member's session this browser has. Undefined once another person may have signed in. */
export const noteTypist: (person: string | undefined) => void = typist.set

/** Whether this browser's session belongs to this staff member. Queued input is sent only under the session of its author. */
export function isTypist(person: string): boolean {
  return typist.read() === person
}

/** Calls the listener when the noted staff member may have changed, also in another tab. Returns the unsubscribe function. */
export const onTypist = typist.subscribe

/** From all tabs: of the noted staff member and `visitor`, an id. Others' input stays: their sessions may only have expired. */
export function forgetOwnTyping(visitor?: string): void {
  try {
    const persons = [typist.read(), visitor]
    typist.set(undefined)
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(typedPrefix)) continue
      const person = key.slice(typedPrefix.length).split(/[.#]/)[1]
      if (person && persons.includes(person)) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
