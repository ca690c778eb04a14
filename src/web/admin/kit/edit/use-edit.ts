import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type AnyRefusal, isAnswerLost, sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useForgetAtSignIn } from '#web/browser/calls/use-forget-at-sign-in.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useUndo } from '../undo/use-undo.ts'
import { afterLostAnswer, afterSaving, only, resumeEditing, settle, startEditing, rebase } from './edit-state.ts'
import { keepChanges } from './kept-changes.ts'
import { useKeptChanges } from './use-kept-changes.ts'
import { stopAtUnread } from '../fields/unread-fields.ts'
import type { Choices } from './printed-value.ts'
import { changedKeys, type Values } from './merge-values.ts'

type Sentences = Readonly<Record<string, string | undefined>>

export type Edit<V extends Values> = {
  values: V
  set: <Key extends keyof V & string>(key: Key, value: V[Key]) => void
  /** Like `set`, computed from the current value. The function is stable, so memoized parts do not render again. */
  update: <Key extends keyof V & string>(key: Key, change: (value: V[Key]) => V[Key]) => void
  labels: Readonly<Record<keyof V & string, string>>
  /** Options of the fields that offer some, by which a conflict names values. */
  choicesOf: (key: string) => Choices
  noteChoices: (key: string, choices: Choices) => void
  changed: readonly (keyof V & string)[]
  /** Messages next to fields. `failure` is the message of the form if the server names no field. */
  errors: Sentences
  failure: string | undefined
  /** Conflicts: fields that somebody else saved with another value, and that value. */
  conflicts: Readonly<Partial<V>>
  isSaving: boolean
  save: () => Promise<boolean>
  discard: () => void
  /** Removes the stored unsaved changes when the page is left on purpose. */
  forget: () => void
  /** Ends the conflicts: the named fields take the other person's value, the rest keep one's own. */
  settle: (theirs: readonly (keyof V & string)[]) => void
}

type EditOptions<V extends Values> = {
  saved: V
  labels: Edit<V>['labels']
  /** Returns a `refusal` if refused. After `changed_meanwhile`, a change by somebody else, the page is read again. */
  send: (changed: Partial<V>, values: V) => Promise<{ refusal?: AnyRefusal }>
  /** Validates without the server. Returns messages next to fields. */
  check?: (values: V) => Sentences
  savedText: string
}

export function useEdit<V extends Values>({ saved, labels, send, check, savedText }: EditOptions<V>): Edit<V> {
  const t = useMessages('admin-edit')
  const common = useMessages('admin')
  const refresh = useRefresh()
  const { offerUndo } = useUndo()
  const [state, setState] = useState(() => startEditing(saved))
  const [errors, setErrors] = useState<Sentences>({})
  const [refused, setRefused] = useState<AnyRefusal>()
  const [isMerged, setIsMerged] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  useForgetAtSignIn(refused, () => setRefused(undefined))
  const [choices] = useState(() => new Map<string, Choices>())

  const now = rebase(state, saved)
  if (now !== state) setState(now)
  const changed = changedKeys(now.base, now.values)
  const keptKey = useKeptChanges({ now, labels, resume: (kept) => setState((state) => resumeEditing(state, kept)) })

  const { found } = now
  const sayFound = useEffectEvent(() => {
    if (changed.length === 0) showToast({ title: savedText, tone: 'success' })
  })
  useEffect(() => {
    if (found > 0) sayFound()
  }, [found])

  const update = useCallback(<Key extends keyof V & string>(key: Key, change: (value: V[Key]) => V[Key]) => {
    setState((state) => ({ ...state, values: { ...state.values, [key]: change(state.values[key]) } }))
    setErrors((before) => (before[key] === undefined ? before : { ...before, [key]: undefined }))
  }, [])

  async function save(): Promise<boolean> {
    if (changed.length === 0) return true
    if (isSaving || stopAtUnread()) return false
    // The conflict must be settled first, even if Save is pressed before its dialog is rendered.
    if (Object.keys(now.theirs).length > 0) return false
    const wrong = check?.(now.values) ?? {}
    setErrors(wrong)
    setRefused(undefined)
    setIsMerged(false)
    if (Object.values(wrong).some((sentence) => sentence !== undefined)) return false
    setIsSaving(true)
    setState((state) => ({ ...state, hasArrived: false }))
    const sent = only(changed, now.values)
    const { refusal } = await send(sent, now.values)
    if (refusal) setIsSaving(false)
    if (refusal?.code === 'changed_meanwhile') {
      await refresh()
      setIsMerged(true)
      return false
    }
    if (refusal) {
      if (isAnswerLost(refusal)) setState((state) => afterLostAnswer(state, sent))
      const beside = sentencesOf(refusal, labels)
      setErrors(beside)
      setRefused(Object.keys(beside).length > 0 ? undefined : refusal)
      return false
    }
    // Must precede reading the page again, since a new record leads to another page.
    keepChanges(keptKey, undefined)
    setState((state) => afterSaving(state, sent))
    showToast({ title: savedText, tone: 'success' })
    await refresh()
    setIsSaving(false)
    // Some changes need a second administrator and are not saved as sent, so the values read are shown.
    startTransition(() => setState((state) => ({ ...state, read: undefined })))
    return true
  }

  function discard() {
    const { values } = now
    setState({ ...now, values: now.base, theirs: {}, unanswered: [] })
    setErrors({})
    setRefused(undefined)
    setIsMerged(false)
    offerUndo({
      title: common('unsaved.discarded', { count: changed.length }),
      undo: () => Promise.resolve(setState((state) => ({ ...state, values }))),
      undone: common('unsaved.discardUndone'),
    })
  }

  function whatFailed(): string | undefined {
    if (now.hasArrived) return t('arrived')
    return isMerged ? t('merged') : refused && sentenceOf(refused, t('failed'))
  }

  return {
    values: now.values,
    set: (key, value) => update(key, () => value),
    update,
    labels,
    choicesOf: (key) => choices.get(key) ?? [],
    noteChoices: (key, options) => void choices.set(key, options),
    changed,
    errors,
    failure: changed.length > 0 ? whatFailed() : undefined,
    // A value read during a save may be one's own. The answer decides.
    conflicts: isSaving ? ({} as Partial<V>) : now.theirs,
    isSaving,
    save,
    discard,
    forget: () => keepChanges(keptKey, undefined),
    settle: (fields) => setState((state) => settle(state, fields)),
  }
}

/** A message about a part of a field (`translations.ru.name`) is shown next to the field. */
function sentencesOf({ fields = {} }: AnyRefusal, labels: Readonly<Record<string, string>>): Sentences {
  const known = Object.keys(labels)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const key = known.find((name) => path === name || path.startsWith(`${name}.`))
      return key === undefined ? [] : [[key, sentence]]
    }),
  )
}
