import { useMemo } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'

type Undoable = {
  title: string
  description?: string | undefined
  undo: () => Promise<unknown>
  /** Said when it was taken back. */
  undone: string
}

/** The key takes back for longer than the toast stands. */
const undoableMs = 60_000

let last: { deed: Undoable; atMs: number } | undefined

/** Says what was done, and lets it be taken back: by the toast, or by `z` for a minute. */
export function useUndo() {
  const t = useMessages('admin')
  return useMemo(() => {
    async function undoLast(): Promise<void> {
      const taken = last
      last = undefined
      if (!taken || Date.now() - taken.atMs > undoableMs) return
      try {
        await taken.deed.undo()
        showToast({ title: taken.deed.undone, tone: 'success' })
      } catch {
        last = taken
        showToast({ title: t('undo.failed'), tone: 'error', action: { label: t('failed.retry'), onPress: () => void undoLast() } })
      }
    }

    /** From now on the key takes it back. What is answered says that it was done, unless by then it was taken back, or the key means a later deed. */
    function holdUndo(deed: Undoable): () => void {
      last = { deed, atMs: Date.now() }
      return () => {
        if (last?.deed === deed) say(deed)
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

    function offerUndo(deed: Undoable): void {
      holdUndo(deed)()
    }
    return { holdUndo, offerUndo, undoLast }
  }, [t])
}
