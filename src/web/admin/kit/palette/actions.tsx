import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react'

export type PageAction = { key: string; label: string; hint?: string; act: () => void }

type Actions = { set: (id: string, actions: readonly PageAction[]) => void; remove: (id: string) => void; all: () => PageAction[] }

const ActionsContext = createContext<Actions | undefined>(undefined)

export function ActionsProvider({ children }: { children: ReactNode }) {
  const parts = useRef(new Map<string, readonly PageAction[]>())
  const actions = useMemo<Actions>(
    () => ({
      set: (id, own) => void parts.current.set(id, own),
      remove: (id) => void parts.current.delete(id),
      all: () => [...parts.current.values()].flat(),
    }),
    [],
  )
  return <ActionsContext value={actions}>{children}</ActionsContext>
}

/** Offers actions of the page in the palette while the component is mounted. */
export function usePageActions(own: readonly PageAction[]): void {
  const actions = use(ActionsContext)
  const id = useId()
  useEffect(() => {
    actions?.set(id, own)
  })
  useEffect(() => () => actions?.remove(id), [actions, id])
}

export function useOfferedActions(): () => PageAction[] {
  return use(ActionsContext)?.all ?? (() => [])
}
