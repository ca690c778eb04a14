import { createContext } from 'react'

type Undoable = { title: string; description?: string | undefined; undo: () => Promise<unknown>; undone: string }

/** What the pages around a write add to it. */
export type WriteFrame = {
  /** Reads the screen again. */
  refresh?: () => Promise<unknown>
  /** Makes an action the one that the undo key takes back. The returned function shows its toast. */
  holdUndo?: (action: Undoable) => () => void
}

export const WriteFrameContext = createContext<WriteFrame>({})
