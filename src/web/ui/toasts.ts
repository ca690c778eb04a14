import { createStore } from './store.ts'

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

/** The visible toast, or the dismissed one, which leaves. */
export const shownToast = createStore<Toast | undefined>(undefined)
let shownAtMs = 0
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast. The newest replaces the visible one; the same text within 4.5 s is shown once, unless it stays. Browser only. */
export function showToast(message: ToastMessage): void {
  const nowMs = Date.now()
  const current = shownToast.read()
  if (!message.stays && current && isSame(current, message) && nowMs - shownAtMs < duplicateWindowMs) return
  clearTimeout(removal)
  shownAtMs = nowMs
  lastId += 1
  shownToast.set({ ...message, id: lastId, open: true })
}

export function dismissToast(id: number): void {
  const current = shownToast.read()
  if (current?.id !== id || !current.open) return
  shownToast.set({ ...current, open: false })
  removal = setTimeout(() => shownToast.set(undefined), removeDismissedAfterMs)
}

/** For code outside components. */
export const findToast: () => Toast | undefined = shownToast.read

function isSame(a: ToastMessage, b: ToastMessage): boolean {
  return a.title === b.title && a.description === b.description && a.tone === b.tone
}
