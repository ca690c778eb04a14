import { useEffect, useState } from 'react'
import { usePerson } from '../person.ts'
import { keepTyped, readTyped } from './kept-typing.ts'
import { useResumed } from './use-resumed.ts'

/**
 * Text of a form that survives a reload, a crash and a closed tab. Restored text comes with an offer to discard it. `about`: the id of the
 * record. The text is undefined until something was typed or restored; undefined also clears it.
 */
export function useKeptText(kind: string, about: string): [text: string | undefined, setText: (next: string | undefined) => void] {
  const name = `${kind}.${usePerson()}.${about}`
  const [kept, setKept] = useState<string>()
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    let isGone = false
    void readTyped<string>(name).then((found) => isGone || setKept(found?.value))
    return () => void (isGone = true)
  }, [name])

  function setText(next: string | undefined) {
    setKept(undefined)
    setTyped(next)
    keepTyped(name, next ? { value: next } : undefined)
  }

  useResumed(typed === undefined && kept !== undefined, () => {
    setText(undefined)
    return () => setText(kept)
  })
  return [typed ?? kept, setText]
}
