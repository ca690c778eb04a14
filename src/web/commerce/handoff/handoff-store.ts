import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/ui/listeners.ts'

/** What an agent or a link prepared and this tab took over. The order carries the token, so the agent learns that it was placed. */
export type TakenHandoff = {
  token: string
  platform: string | null
  /** RM; null where the agent was given none. That of a cart is without delivery and tax. */
  shownTotal: number | null
  kind: 'cart' | 'checkout'
}

const storageKey = 'tulpar.handoff'
const { subscribe, tell } = createListeners()
/** For private windows that refuse storage: it then lasts as long as the page. */
let unstored: string | null = null
let read: { text: string | null; taken: TakenHandoff | undefined } = { text: null, taken: undefined }

/** Undefined on the server. */
export function useTakenHandoff(): TakenHandoff | undefined {
  return useSyncExternalStore(subscribe, readTakenHandoff, () => undefined)
}

export function readTakenHandoff(): TakenHandoff | undefined {
  const text = readStorage()
  if (text !== read.text) read = { text, taken: parseTaken(text) }
  return read.taken
}

export function setTakenHandoff(taken: TakenHandoff | undefined): void {
  unstored = taken ? JSON.stringify(taken) : null
  try {
    if (unstored === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, unstored)
  } catch {
    // `unstored` holds it.
  }
  tell()
}

function parseTaken(text: string | null): TakenHandoff | undefined {
  if (text === null) return undefined
  try {
    const { token, platform, shownTotal, kind } = JSON.parse(text) as Partial<Record<keyof TakenHandoff, unknown>>
    if (typeof token !== 'string') return undefined
    return {
      token,
      platform: typeof platform === 'string' ? platform : null,
      shownTotal: typeof shownTotal === 'number' ? shownTotal : null,
      kind: kind === 'cart' ? kind : 'checkout',
    }
  } catch {
    return undefined
  }
}

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}
