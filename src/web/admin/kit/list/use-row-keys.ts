import { useNavigate } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useKeys } from '../keys/keyboard.tsx'
import type { Selection } from './selection.ts'

type Rows<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  addressOf?: ((row: Row) => string) | undefined
  selection: Selection<Row> | undefined
  hasActions: boolean
  onPeek?: ((id: string) => void) | undefined
  hasEdits: boolean
  previous: string | undefined
  next: string | undefined
}

/** Binds keys that act on the focused row. */
export function useRowKeys<Row>({ rows, idOf, addressOf, selection, hasActions, onPeek, hasEdits, previous, next }: Rows<Row>): void {
  const t = useMessages('admin-list')
  const navigate = useNavigate()
  const current = () => rows.find((row) => idOf(row) === focusedRow()?.dataset['row'])
  const within = (query: string) => focusedRow()?.querySelector<HTMLElement>(query)

  function move(step: 1 | -1) {
    const now = current()
    const at = now === undefined ? (step === 1 ? 0 : rows.length - 1) : rows.indexOf(now) + step
    const wanted = rows[Math.max(0, Math.min(rows.length - 1, at))]
    if (wanted !== undefined) focusRow(idOf(wanted))
  }
  function choose(reach: boolean) {
    const row = current()
    if (row !== undefined) selection?.toggle(row, reach)
  }
  function peek() {
    const row = current()
    if (row !== undefined) onPeek?.(idOf(row))
  }
  /** Opens the actions on the selected rows, or those of the focused row if none is selected. */
  function openActions() {
    const bulk = document.querySelector<HTMLElement>('[data-bulk] button:not(:disabled, [data-bulk-all])')
    if (bulk) bulk.focus()
    else within('[data-row-menu]')?.click()
  }
  function open() {
    const row = current()
    if (row !== undefined && addressOf) void navigate(addressOf(row))
  }

  useKeys([
    { keys: 'j', label: t('key.next'), group: 'list', act: () => move(1) },
    { keys: 'k', label: t('key.previous'), group: 'list', act: () => move(-1) },
    ...(addressOf ? [{ keys: 'enter', label: t('key.open'), group: 'list' as const, act: open }] : []),
    ...(onPeek ? [{ keys: 'space', label: t('key.peek'), group: 'list' as const, act: peek }] : []),
    ...(selection
      ? [
          { keys: 'x', label: t('key.select'), group: 'list' as const, act: () => choose(false) },
          { keys: 'shift+x', label: t('key.range'), group: 'list' as const, act: () => choose(true) },
        ]
      : []),
    ...(hasEdits ? [{ keys: 'e', label: t('key.edit'), group: 'list' as const, act: () => within('[data-edit]')?.click() }] : []),
    ...(hasActions || selection ? [{ keys: '.', label: t('key.actions'), group: 'list' as const, act: openActions }] : []),
    ...(previous ? [{ keys: '[', label: t('paging.previous'), group: 'list' as const, act: () => void navigate(previous) }] : []),
    ...(next ? [{ keys: ']', label: t('paging.next'), group: 'list' as const, act: () => void navigate(next) }] : []),
  ])
}

export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`)?.focus()
}

function focusedRow(): HTMLElement | null | undefined {
  return document.activeElement?.closest<HTMLElement>('tr[data-row]')
}
