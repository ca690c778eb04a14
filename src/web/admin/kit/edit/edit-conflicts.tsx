import { lazy, Suspense } from 'react'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import type { Values } from './merge-values.ts'
import { printDifference } from './printed-difference.ts'
import { printValue as printStored } from './printed-value.ts'
import type { Edit } from './use-edit.ts'
import type { Logged } from './who-saved.ts'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })))

export type EditConflictsProps<V extends Values> = {
  edit: Edit<V>
  logged: Logged | undefined
  /** Labels of the parts of a field, by key such as `price` or by the id of an option. */
  partLabels?: Readonly<Record<string, string>> | undefined
  /** Prints a value or a part of one; undefined leaves it to the default. */
  printValue?: ((key: keyof V & string, value: unknown) => string | undefined) | undefined
}

export function EditConflicts<V extends Values>({ edit, logged, partLabels = {}, printValue }: EditConflictsProps<V>) {
  const t = useMessages('admin-edit')
  const language = useLanguage()
  const keys = Object.keys(edit.conflicts) as (keyof V & string)[]
  if (keys.length === 0) return null

  function print(key: keyof V & string, value: unknown): string {
    const printed = printValue?.(key, value)
    if (printed !== undefined) return printed
    if (Array.isArray(value)) return value.map((entry) => print(key, entry)).join(', ')
    return printStored(value, { language, yes: t('conflict.yes'), no: t('conflict.no'), choices: edit.choicesOf(key) })
  }

  function versionsOf(key: keyof V & string): { mine: string; theirs: string } {
    const [mine, theirs] = [edit.values[key], edit.conflicts[key]]
    const whole = printValue?.(key, mine)
    if (whole !== undefined) return { mine: whole, theirs: print(key, theirs) }
    return printDifference(mine, theirs, { labels: partLabels, print: (value) => print(key, value) })
  }

  return (
    <Suspense>
      <ConflictDialog
        conflicts={keys.map((key) => ({ key, label: edit.labels[key], ...versionsOf(key) }))}
        others={edit.changed.length - keys.length}
        logged={logged}
        onSettle={(theirs) => edit.settle(keys.filter((key) => theirs.includes(key)))}
      />
    </Suspense>
  )
}
