import { type ReactNode, useMemo } from 'react'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { WriteFrameContext } from '#web/browser/calls/write-frame.ts'
import { useUndo } from './use-undo.ts'

/** What the back office adds to `useWrite`: the screen is read again, and undo is offered. */
export function StaffWrites({ children }: { children: ReactNode }) {
  const refresh = useRefresh()
  const { holdUndo } = useUndo()
  const frame = useMemo(() => ({ refresh, holdUndo }), [refresh, holdUndo])
  return <WriteFrameContext value={frame}>{children}</WriteFrameContext>
}
