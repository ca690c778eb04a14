import { lazy, Suspense } from 'react'
import type { Values } from './merge-values.ts'
import type { Edit } from './use-edit.ts'
import type { Logged } from './who-saved.ts'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })))

export type EditConflictsProps<V extends Values> = {
  edit: Edit<V>
  logged: Logged | undefined
  /** How a value is read aloud where two of them have to be told apart. */
  printValue?: ((key: keyof V & string, value: unknown) => string) | undefined
}

/** Asks for each field that somebody else changed too whose it is to be; nothing while there is none. */
export function EditConflicts<V extends Values>({ edit, logged, printValue = (_key, value) => plainText(value) }: EditConflictsProps<V>) {
  const keys = Object.keys(edit.conflicts) as (keyof V & string)[]
  if (keys.length === 0) return null
  return (
    <Suspense>
      <ConflictDialog
        conflicts={keys.map((key) => ({
          key,
          label: edit.labels[key],
          mine: printValue(key, edit.values[key]),
          theirs: printValue(key, edit.conflicts[key]),
        }))}
        others={edit.changed.length - keys.length}
        logged={logged}
        onSettle={(theirs) => edit.settle(keys.filter((key) => theirs.includes(key)))}
      />
    </Suspense>
  )
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
