import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useUndo } from '../undo/use-undo.ts'
import { afterLostAnswer, afterSaving, only, resumeEditing, settle, startEditing, takeReading } from './edit-state.ts'
import { keepChanges } from './kept-changes.ts'
import { useKeptChanges } from './use-kept-changes.ts'
import { stopAtUnread } from '../fields/unread-fields.ts'
import { changedKeys, type Values } from './merge-values.ts'

type Sentences = Readonly<Record<string, string | undefined>>

export type Edit<V extends Values> = {
  values: V
  set: <Key extends keyof V & string>(key: Key, value: V[Key]) => void
  /** The same from what stands there; always the same function, for parts that are drawn anew only when their own values change. */
  update: <Key extends keyof V & string>(key: Key, change: (value: V[Key]) => V[Key]) => void
  labels: Readonly<Record<keyof V & string, string>>
  changed: readonly (keyof V & string)[]
  /** Sentences beside fields, and one for the form where the server named no field. */
  errors: Sentences
  failure: string | undefined
  /** Fields that somebody else saved meanwhile with another value: theirs. */
  conflicts: Readonly<Partial<V>>
  isSaving: boolean
  /** Answers whether all is saved. */
  save: () => Promise<boolean>
  discard: () => void
  /** The browser no longer keeps what is not saved: the page is left on purpose. */
  forget: () => void
  /** Ends the conflict: of the named fields theirs is taken, of the others one's own stays. */
  settle: (theirs: readonly (keyof V & string)[]) => void
}

type EditOptions<V extends Values> = {
  saved: V
  labels: Edit<V>['labels']
  /** Sends what changed; `refusal` when it was not taken. Somebody else's change is `changed_meanwhile`, and the page is read anew. */
  send: (changed: Partial<V>, values: V) => Promise<{ refusal?: AnyRefusal }>
  /** What can be seen without the server: sentences beside fields. */
  check?: (values: V) => Sentences
  savedText: string
}

/** Something that is edited and saved as a whole: what changed, what is wrong with it, and what others did meanwhile. */
export function useEdit<V extends Values>({ saved, labels, send, check, savedText }: EditOptions<V>): Edit<V> {
  const t = useMessages('admin-edit')
  const { revalidate } = useRevalidator()
  const { offerUndo } = useUndo()
  const [state, setState] = useState(() => startEditing(saved))
  const [errors, setErrors] = useState<Sentences>({})
  const [failure, setFailure] = useState<string>()
  const [isMerged, setIsMerged] = useState(false)
  const [isSaving, setIsSaving] = useState(false)

  const now = takeReading(state, saved)
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
    // Asked first: their value is not overwritten by a press that comes before the question is drawn.
    if (Object.keys(now.theirs).length > 0) return false
    const wrong = check?.(now.values) ?? {}
    setErrors(wrong)
    setFailure(undefined)
    setIsMerged(false)
    if (Object.values(wrong).some((sentence) => sentence !== undefined)) return false
    setIsSaving(true)
    setState((state) => ({ ...state, hasArrived: false }))
    const sent = only(changed, now.values)
    const { refusal } = await send(sent, now.values)
    if (refusal) setIsSaving(false)
    if (refusal?.code === 'changed_meanwhile') {
      await revalidate()
      setIsMerged(true)
      return false
    }
    if (refusal) {
      if (isAnswerLost(refusal)) setState((state) => afterLostAnswer(state, sent))
      const beside = sentencesOf(refusal, labels)
      setErrors(beside)
      // About what has no field on the page.
      const [other] = Object.values(refusal.fields ?? {})
      setFailure(Object.keys(beside).length > 0 ? undefined : (other ?? refusal.error ?? t('failed')))
      return false
    }
    // Now, since a new record leads to another page.
    keepChanges(keptKey, undefined)
    setState((state) => afterSaving(state, sent))
    showToast({ title: savedText, tone: 'success' })
    await revalidate()
    setIsSaving(false)
    // What was not taken as it was sent, since a second administrator has to agree, is shown as it stands.
    startTransition(() => setState((state) => ({ ...state, read: undefined })))
    return true
  }

  function discard() {
    const { values } = now
    setState({ ...now, values: now.base, theirs: {}, unanswered: [] })
    setErrors({})
    setFailure(undefined)
    setIsMerged(false)
    offerUndo({
      title: t('discarded', { count: changed.length }),
      undo: () => Promise.resolve(setState((state) => ({ ...state, values }))),
      undone: t('discardUndone'),
    })
  }

  function whatFailed(): string | undefined {
    if (now.hasArrived) return t('arrived')
    return isMerged ? t('merged') : failure
  }

  return {
    values: now.values,
    set: (key, value) => update(key, () => value),
    update,
    labels,
    changed,
    errors,
    failure: changed.length > 0 ? whatFailed() : undefined,
    // While one saves, what was read may be one's own: the answer says.
    conflicts: isSaving ? ({} as Partial<V>) : now.theirs,
    isSaving,
    save,
    discard,
    forget: () => keepChanges(keptKey, undefined),
    settle: (fields) => setState((state) => settle(state, fields)),
  }
}

/** A sentence about a part of a field (`translations.ru.name`) stands beside the field. */
function sentencesOf({ fields = {} }: AnyRefusal, labels: Readonly<Record<string, string>>): Sentences {
  const known = Object.keys(labels)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const key = known.find((name) => path === name || path.startsWith(`${name}.`))
      return key === undefined ? [] : [[key, sentence]]
    }),
  )
}
