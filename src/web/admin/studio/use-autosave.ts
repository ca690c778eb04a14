import { useEffect, useState, useSyncExternalStore } from 'react'
import { isTypist, onTypist } from '#web/browser/own-typing.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { keepTyped, readTyped } from '../kit/edit/kept-typing.ts'
import { useOffered, useResumed } from '../kit/edit/use-resumed.ts'
import { usePerson } from '../kit/person.ts'
import { createAutosave, type KeptValue, type PartOptions, type PartState } from './autosave.ts'

type Saving<Value> = PartOptions<Value> & {
  /** Unique to this part; the browser stores the unsaved value under this name. */
  name: string
}

export type Autosave<Value> = {
  value: Value
  change: (value: Value) => void
  /** Sends all waiting values now. Returns whether everything is saved. */
  flush: () => Promise<boolean>
  phase: PartState<Value>['phase']
  refused: string | undefined
}

/** A part of a session that saves itself on change. Unsaved values survive reloads and closed tabs. */
export function useAutosave<Value>({ name: part, saved, send, reload }: Saving<Value>): Autosave<Value> {
  const t = useMessages('admin-studio')
  const person = usePerson()
  const name = `studio.${person}.${part}`
  const [kept] = useState(() =>
    createAutosave<Value>(
      { saved, send, reload },
      (unsaved) => keepTyped(name, unsaved && { value: unsaved }),
      () => isTypist(person),
    ),
  )
  const { typed, phase, refusal, resumed, offered } = useSyncExternalStore(kept.subscribe, kept.state, kept.state)
  useEffect(() => kept.follow({ saved, send, reload }))
  useEffect(() => {
    let isGone = false
    void readTyped<KeptValue<Value>>(name).then((earlier) => earlier && !isGone && kept.resume(earlier.value))
    const saveSoon = () => document.visibilityState === 'hidden' && void kept.send()
    document.addEventListener('visibilitychange', saveSoon)
    const stopFollowing = onTypist(() => void kept.goOn())
    return () => {
      isGone = true
      stopFollowing()
      document.removeEventListener('visibilitychange', saveSoon)
      // Sends unsaved values when the user leaves the step.
      void kept.send()
    }
  }, [kept, name])
  useResumed(resumed !== undefined, () => {
    if (resumed) kept.change(resumed.base)
    return () => {
      if (resumed) kept.change(resumed.value)
    }
  })
  useOffered(offered !== undefined, () => {
    if (offered) kept.change(offered.value)
    return () => undefined
  })

  return {
    value: typed ? typed.value : saved,
    change: kept.change,
    flush: kept.flush,
    phase,
    refused: refusal && sentenceOf(refusal, t('kept.network')),
  }
}
