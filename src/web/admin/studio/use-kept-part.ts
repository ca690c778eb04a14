import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AnyRefusal, sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { keepInTab, readKept } from './kept-in-tab.ts'

type Saving<Value> = {
  /** Of this part alone: where it waits in the browser until the shop has it. */
  name: string
  saved: Value
  send: (value: Value) => Promise<{ refusal?: AnyRefusal | undefined }>
}

export type KeptPart<Value> = {
  value: Value
  change: (value: Value) => void
  /** Sends now what waits. Answers whether all is saved. */
  flush: () => Promise<boolean>
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  /** Why it was not taken. */
  refused: string | undefined
}

const pauseMs = 700

/** A part of a session that is saved as one changes it. What the shop does not have yet survives a reload of the page. */
export function useKeptPart<Value>({ name, saved, send }: Saving<Value>): KeptPart<Value> {
  const t = useMessages('admin-studio')
  const isHydrated = useHydrated()
  const [hasRead, setHasRead] = useState(false)
  const [typed, setTyped] = useState<{ value: Value }>()
  const [phase, setPhase] = useState<KeptPart<Value>['phase']>('saved')
  const [refused, setRefused] = useState<string>()
  /** What waits to be sent. */
  const waiting = useRef<{ value: Value }>(undefined)
  const sending = useRef<Promise<boolean>>(undefined)
  if (isHydrated && !hasRead) {
    setHasRead(true)
    const kept = readKept<Value>(name)
    if (kept) {
      setTyped(kept)
      setPhase('unsaved')
    }
  }

  async function sendOne(sent: { value: Value }): Promise<boolean> {
    setPhase('saving')
    const { refusal } = await send(sent.value)
    sending.current = undefined
    if (refusal) {
      setPhase('failed')
      setRefused(sentenceOf(refusal, t('kept.network')))
      return false
    }
    setRefused(undefined)
    if (waiting.current !== sent) return true
    waiting.current = undefined
    setTyped(undefined)
    setPhase('saved')
    keepInTab(name, undefined)
    return true
  }

  async function sendWaiting(): Promise<boolean> {
    if (sending.current) await sending.current
    if (!waiting.current) return true
    return (sending.current ??= sendOne(waiting.current))
  }

  async function flush(): Promise<boolean> {
    // One goes on typing while it is sent.
    while (waiting.current) if (!(await sendWaiting())) return false
    return true
  }

  function change(value: Value) {
    const next = { value }
    waiting.current = next
    setTyped(next)
    setPhase('unsaved')
    keepInTab(name, next)
  }

  const sendNow = useEffectEvent(() => void sendWaiting())
  useEffect(() => {
    if (!typed) return
    waiting.current = typed
    const timer = setTimeout(() => sendNow(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const saveSoon = () => document.visibilityState === 'hidden' && sendNow()
    document.addEventListener('visibilitychange', saveSoon)
    return () => {
      document.removeEventListener('visibilitychange', saveSoon)
      // Whoever goes to another step leaves nothing behind.
      sendNow()
    }
  }, [])

  return { value: typed ? typed.value : saved, change, flush, phase, refused }
}
