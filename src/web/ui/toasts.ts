import { createListeners } from './listeners.ts'

export type ToastTone = 'neutral' | 'success' | 'error'
export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  /** `keys`: the keyboard shortcut shown with it. */
  action?: { label: string; onPress: () => void; keys?: string }
  /** Stays until it is closed, pressed or replaced; other toasts disappear after a few seconds. */
  stays?: boolean
}
export type Toast = ToastMessage & { id: number; open: boolean }

export const toastDurationMs = 4000
const duplicateWindowMs = 4500
/** A dismissed toast stays hidden for this long, so that its exit can be animated and a repetition detected. */
const removeDismissedAfterMs = 1_000_000

let current: Toast | undefined
let shownAtMs = 0
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()

/** Shows a toast. The newest replaces the visible one; the same text within 4.5 s is shown once, unless it stays. Browser only. */
export function showToast(message: ToastMessage): void {
  const nowMs = Date.now()
  if (!message.stays && current && isSame(current, message) && nowMs - shownAtMs < duplicateWindowMs) return
  clearTimeout(removal)
  shownAtMs = nowMs
  lastId += 1
  set({ ...message, id: lastId, open: true })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  set({ ...current, open: false })
  removal = setTimeout(() => set(undefined), removeDismissedAfterMs)
}

export function findToast(): Toast | undefined {
  return current
}

export const subscribeToToasts = listeners.subscribe

function set(toast: Toast | undefined) {
  current = toast
  listeners.tell()
}

function isSame(a: ToastMessage, b: ToastMessage): boolean {
  return a.title === b.title && a.description === b.description && a.tone === b.tone
}
