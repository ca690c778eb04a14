import { useEffect, useState } from 'react'
import { isTypist } from '#web/browser/own-typing.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useStore } from '#web/ui/store.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { keepTyped } from '../kit/edit/kept-typing.ts'
import { useAutosaved } from '../kit/edit/use-autosaved.ts'
import { useOffered, useResumed } from '../kit/edit/use-resumed.ts'
import { usePerson } from '../kit/person.ts'
import { createPartAutosave, type KeptValue, type PartOptions, type PartState } from './part-autosave.ts'

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
    createPartAutosave<Value>(
      { saved, send, reload },
      (unsaved) => keepTyped(name, unsaved && { value: unsaved }),
      () => isTypist(person),
    ),
  )
  const { typed, phase, refusal, resumed, offered } = useStore(kept.state)
  useEffect(() => kept.follow({ saved, send, reload }))
  useAutosaved<KeptValue<Value>>(name, kept)
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
