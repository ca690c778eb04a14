import { useEffect, useState } from 'react'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { AudienceChoices, AudienceCount } from '#contract/campaigns.ts'
import { send } from '#web/browser/calls/send.ts'

export type Counted = { count: AudienceCount | undefined; isCounting: boolean; hasFailed: boolean }

/** Who would get it, counted anew with each saved audience; the last count stays in sight meanwhile. */
export function useAudienceCount(id: string, version: number): Counted {
  const [found, setFound] = useState<{ version: number; count: AudienceCount | undefined }>()
  const [lastCount, setLastCount] = useState<AudienceCount>()
  useEffect(() => {
    const asking = new AbortController()
    send(campaigns.audience, { id }, { signal: asking.signal, timeoutMs: 15_000 }).then(
      (count) => {
        setLastCount(count)
        setFound({ version, count })
      },
      () => {
        if (!asking.signal.aborted) setFound({ version, count: undefined })
      },
    )
    return () => asking.abort()
  }, [id, version])
  const isCounting = found?.version !== version
  return { count: lastCount, isCounting, hasFailed: !isCounting && found?.count === undefined }
}

/** How many each choice would leave; nothing until it is counted, and the last count while it is counted anew. */
export function useAudienceChoices(id: string, version: number): AudienceChoices | undefined {
  const [found, setFound] = useState<{ version: number; choices: AudienceChoices }>()
  useEffect(() => {
    const asking = new AbortController()
    // Without them the choices still do what they say.
    send(campaigns.audienceChoices, { id }, { signal: asking.signal, timeoutMs: 15_000 }).then(
      (choices) => setFound({ version, choices }),
      () => undefined,
    )
    return () => asking.abort()
  }, [id, version])
  return found?.choices
}
