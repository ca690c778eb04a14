import { useEffect, useEffectEvent, useState } from 'react'
import type { LetterPreview } from '#contract/letter-blocks.ts'
import type { Language } from '#contract/languages.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'
import { withRetries } from '#web/browser/calls/with-retries.ts'

export type ReadPreview = (language: Language, signal: AbortSignal) => Promise<LetterPreview>
export type Previewed = { state: 'reading' | 'none' | 'failed' } | { state: 'read'; preview: LetterPreview }

/** The letter as its readers get it, read anew with each `version`; without one there is nothing to read. The one before stays in sight meanwhile. */
export function useLetterPreview(read: ReadPreview, language: Language, version: string | undefined) {
  const [found, setFound] = useState<{ language: Language; tries: number; previewed: Previewed }>()
  const [tries, setTries] = useState(0)
  const ask = useEffectEvent(read)
  useEffect(() => {
    if (version === undefined) return
    const asking = new AbortController()
    withRetries(() => ask(language, asking.signal), asking.signal).then(
      (preview) => setFound({ language, tries, previewed: { state: 'read', preview } }),
      (error: unknown) => {
        if (asking.signal.aborted) return
        const isNone = error instanceof RequestError && error.answer?.code === 'no_letter'
        setFound({ language, tries, previewed: { state: isNone ? 'none' : 'failed' } })
      },
    )
    return () => asking.abort()
  }, [language, version, tries])
  const none: Previewed = { state: 'none' }
  const asked: Previewed = found?.language === language && found.tries === tries ? found.previewed : { state: 'reading' }
  const previewed = version === undefined ? none : asked
  return { previewed, retry: () => setTries(tries + 1) }
}
