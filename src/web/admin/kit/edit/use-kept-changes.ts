import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { usePerson } from '../person.ts'
import { type EditState, only } from './edit-state.ts'
import { changesNameOf, keepChanges, type KeptChanges, readChanges } from './kept-changes.ts'
import { changedKeys, type Values } from './merge-values.ts'

type Options<V extends Values> = {
  now: EditState<V>
  labels: Readonly<Record<keyof V & string, string>>
  resume: (kept: KeptChanges<V>) => void
}

/** Keeps unsaved changes in the browser until they are saved or dropped, and resumes them when the page is opened again. Answers their key. */
export function useKeptChanges<V extends Values>({ now, labels, resume }: Options<V>): string {
  const t = useMessages('admin-edit')
  const { pathname } = useLocation()
  const fields = Object.keys(labels) as (keyof V & string)[]
  const key = changesNameOf(usePerson(), pathname, fields)
  const opened = useRef<string>(undefined)

  const open = useEffectEvent(() => {
    const kept = readChanges<V>(key, fields)
    if (kept === undefined) return
    resume(kept)
    showToast({ title: t('resumed') })
  })
  const { base, values } = now
  useEffect(() => {
    if (opened.current === key) {
      const changed = changedKeys(base, values)
      keepChanges(key, changed.length === 0 ? undefined : { base: only(changed, base), values: only(changed, values) })
      return
    }
    opened.current = key
    open()
  }, [key, base, values])
  return key
}
