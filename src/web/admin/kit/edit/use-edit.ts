import { startTransition, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useUndo } from '../undo/use-undo.ts'
import { changedKeys, isSame, mergeValues, type Values } from './merge-values.ts'

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

/** `read` is what was read last: after a save it is behind `base` until the page is read anew, and undefined where it is to be laid over `base`. */
type State<V> = { read: V | undefined; base: V; values: V; theirs: Partial<V> }

/** Something that is edited and saved as a whole: what changed, what is wrong with it, and what others did meanwhile. */
export function useEdit<V extends Values>({ saved, labels, send, check, savedText }: EditOptions<V>): Edit<V> {
  const t = useMessages('admin-edit')
  const { revalidate } = useRevalidator()
  const { offerUndo } = useUndo()
  const [state, setState] = useState<State<V>>({ read: saved, base: saved, values: saved, theirs: {} })
  const [errors, setErrors] = useState<Sentences>({})
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  const isOutdated = state.read === undefined || changedKeys(state.read, saved).length > 0
  const now = isOutdated ? rebased(state, saved) : state
  if (isOutdated) setState(now)
  const changed = changedKeys(now.base, now.values)

  const update = useCallback(<Key extends keyof V & string>(key: Key, change: (value: V[Key]) => V[Key]) => {
    setState((state) => ({ ...state, values: { ...state.values, [key]: change(state.values[key]) } }))
    setErrors((before) => (before[key] === undefined ? before : { ...before, [key]: undefined }))
  }, [])

  async function save(): Promise<boolean> {
    if (changed.length === 0) return true
    if (isSaving) return false
    // Asked first: their value is not overwritten by a press that comes before the question is drawn.
    if (Object.keys(now.theirs).length > 0) return false
    const wrong = check?.(now.values) ?? {}
    setErrors(wrong)
    setFailure(undefined)
    if (Object.values(wrong).some((sentence) => sentence !== undefined)) return false
    setIsSaving(true)
    const sent = Object.fromEntries(changed.map((key) => [key, now.values[key]])) as Partial<V>
    const { refusal } = await send(sent, now.values)
    if (refusal) setIsSaving(false)
    if (refusal?.code === 'changed_meanwhile') {
      await revalidate()
      setFailure(t('merged'))
      return false
    }
    if (refusal) {
      setErrors(sentencesOf(refusal, labels))
      setFailure(refusal.fields ? undefined : (refusal.error ?? t('failed')))
      return false
    }
    // What was typed while it was sent stays, and is not saved yet.
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
    setState({ ...now, values: now.base, theirs: {} })
    setErrors({})
    setFailure(undefined)
    offerUndo({
      title: t('discarded', { count: changed.length }),
      undo: () => Promise.resolve(setState((state) => ({ ...state, values }))),
      undone: t('discardUndone'),
    })
  }

  return {
    values: now.values,
    set: (key, value) => update(key, () => value),
    update,
    labels,
    changed,
    errors,
    failure,
    // While one saves, what was read may be one's own: the answer says.
    conflicts: isSaving ? ({} as Partial<V>) : now.theirs,
    isSaving,
    save,
    discard,
    settle: (theirs) =>
      setState((state) => ({
        ...state,
        values: { ...state.values, ...Object.fromEntries(theirs.map((key) => [key, state.theirs[key]])) },
        theirs: {},
      })),
  }
}

/** A value of somebody else that was read meanwhile stays a question; one's own, read before its answer came, is none. */
function afterSaving<V extends Values>(state: State<V>, sent: Partial<V>): State<V> {
  const theirs = Object.fromEntries(Object.entries(state.theirs).filter(([key, value]) => !(key in sent) || !isSame(value, sent[key])))
  return { ...state, base: { ...state.base, ...sent, ...theirs }, theirs: theirs as Partial<V> }
}

function rebased<V extends Values>(state: State<V>, saved: V): State<V> {
  const { merged, conflicts } = mergeValues(state.base, state.values, saved)
  return { read: saved, base: saved, values: merged, theirs: Object.fromEntries(conflicts.map((key) => [key, saved[key]])) as Partial<V> }
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
