import { createListeners } from '#web/ui/listeners.ts'

/** Storage key prefix of staff's unsaved input: `<prefix><kind>.<person>.<what>#<tab>`. */
export const typedPrefix = 'tulpar.staff.typed.'
const typistKey = 'tulpar.staff.typist'

/** Replaces storage in a browser that refuses it. */
let unstored: string | undefined
const { subscribe, tell } = createListeners()

/** Records which staff member's session this browser has. Undefined once another person may have signed in. */
export function noteTypist(person: string | undefined): void {
  unstored = undefined
  try {
    if (person === undefined) localStorage.removeItem(typistKey)
    else localStorage.setItem(typistKey, person)
  } catch {
    unstored = person
  }
  tell()
}

/** Whether this browser's session belongs to this staff member. Queued input is sent only under the session of its author. */
export function isTypist(person: string): boolean {
  try {
    return (localStorage.getItem(typistKey) ?? unstored) === person
  } catch {
    return unstored === person
  }
}

/** Calls the listener each time `noteTypist` is called. Returns the unsubscribe function. */
export const onTypist = subscribe

/** From all tabs: of the noted staff member and `visitor`, an id. Others' input stays: their sessions may only have expired. */
export function forgetOwnTyping(visitor?: string): void {
  try {
    const persons = [localStorage.getItem(typistKey), visitor]
    localStorage.removeItem(typistKey)
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(typedPrefix)) continue
      const person = key.slice(typedPrefix.length).split(/[.#]/)[1]
      if (person && persons.includes(person)) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
