/** What staff typed and the shop does not have yet: `<prefix><kind>.<person>.<what>#<tab>`, in the browser's storage. */
export const typedPrefix = 'tulpar.staff.typed.'
const typistKey = 'tulpar.staff.typist'

/** For a browser that stores nothing. */
let unstored: string | undefined
const listeners = new Set<() => void>()

/** Who works in the back office by the session of this browser. Undefined once somebody else may have signed in. */
export function noteTypist(person: string | undefined): void {
  unstored = undefined
  try {
    if (person === undefined) localStorage.removeItem(typistKey)
    else localStorage.setItem(typistKey, person)
  } catch {
    unstored = person
  }
  for (const listener of listeners) listener()
}

/** Whether this person works in the back office by the session of this browser: what waits of theirs is sent under no other. */
export function isTypist(person: string): boolean {
  try {
    return (localStorage.getItem(typistKey) ?? unstored) === person
  } catch {
    return unstored === person
  }
}

/** Called whenever it is noted who works here. Returns how to stop. */
export function onTypist(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * For a person who signs out, by the id that the shop knows them by where it is known here: forgets all that they typed in any tab, and nothing
 * of others, whose sessions may only have expired.
 */
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
    // A browser that keeps nothing has nothing to forget.
  }
}
