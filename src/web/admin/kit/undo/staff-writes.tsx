import { type ReactNode, useMemo } from 'react'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { WriteFrameContext } from '#web/browser/calls/write-frame.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useUndo } from './use-undo.ts'

/** What the back office adds to `useWrite`: the screen is read again, undo is offered, and a refusal always has a sentence. */
export function StaffWrites({ children }: { children: ReactNode }) {
  const t = useMessages('admin')
  const refresh = useRefresh()
  const { holdUndo } = useUndo()
  const frame = useMemo(() => ({ unreached: t('failed.network'), refresh, holdUndo }), [t, refresh, holdUndo])
  return <WriteFrameContext value={frame}>{children}</WriteFrameContext>
}
