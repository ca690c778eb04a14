import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { usePerson } from '../person.ts'
import { type EditState, type KeptChanges, only } from './edit-state.ts'
import { changesNameOf, keepChanges, readChanges } from './kept-changes.ts'
import { changedKeys, type Values } from './merge-values.ts'

type Options<V extends Values> = {
  now: EditState<V>
  labels: Readonly<Record<keyof V & string, string>>
  resume: (kept: KeptChanges<V>) => void
}

/** In the browser, until saved or discarded; restored when the page opens again. Returns their key. */
export function useKeptChanges<V extends Values>({ now, labels, resume }: Options<V>): string {
  const t = useMessages('admin')
  const { pathname } = useLocation()
  const fields = Object.keys(labels) as (keyof V & string)[]
  const key = changesNameOf(usePerson(), pathname, fields)
  const [opened, setOpened] = useState<string>()

  const resumeKept = useEffectEvent((kept: KeptChanges<V> | undefined) => {
    setOpened(key)
    if (kept === undefined) return
    resume(kept)
    showToast({ title: t('unsaved.resumed') })
  })
  const readKept = useEffectEvent((key: string) => readChanges<V>(key, fields))
  useEffect(() => {
    let isGone = false
    void readKept(key).then((kept) => !isGone && resumeKept(kept))
    return () => void (isGone = true)
  }, [key])

  const { base, values, theirs, unanswered } = now
  useEffect(() => {
    if (opened !== key) return
    const changed = changedKeys(base, values)
    const asked = Object.keys(theirs)
    const kept = { base: only(changed, base), values: only(changed, values), asked, unanswered }
    keepChanges(key, changed.length === 0 ? undefined : kept)
  }, [key, opened, base, values, theirs, unanswered])
  return key
}
