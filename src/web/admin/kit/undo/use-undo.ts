import { useMemo } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'

type Undoable = {
  title: string
  description?: string | undefined
  undo: () => Promise<unknown>
  /** Shown after the undo. */
  undone: string
}

/** The undo key works longer than the toast is visible. */
const undoableMs = 60_000

let last: { action: Undoable; atMs: number } | undefined

/** Reports an action and offers to undo it, by the toast or for a minute by `z`. */
export function useUndo() {
  const t = useMessages('admin')
  return useMemo(() => {
    async function undoLast(): Promise<void> {
      const taken = last
      last = undefined
      if (!taken || Date.now() - taken.atMs > undoableMs) return
      try {
        await taken.action.undo()
        showToast({ title: taken.action.undone, tone: 'success' })
      } catch {
        last = taken
        showToast({ title: t('undo.failed'), tone: 'error', action: { label: t('failed.retry'), onPress: () => void undoLast() } })
      }
    }

    /** Sets the action of the undo key. The returned function shows the toast, unless the action was undone or replaced by a later one. */
    function holdUndo(action: Undoable): () => void {
      last = { action, atMs: Date.now() }
      return () => {
        if (last?.action === action) say(action)
      }
    }

    function say({ title, description }: Undoable): void {
      showToast({
        title,
        ...(description && { description }),
        tone: 'success',
        action: { label: t('undo.label'), keys: 'z', onPress: () => void undoLast() },
      })
    }

    function offerUndo(action: Undoable): void {
      holdUndo(action)()
    }
    return { holdUndo, offerUndo, undoLast }
  }, [t])
}
