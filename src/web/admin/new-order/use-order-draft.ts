import { useEffect, useState } from 'react'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { type Draft, emptyDraft, readDraft, storeDraft } from './order-draft.ts'

export type Drafting = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  /** The same from what stands there. */
  update: (changed: (draft: Draft) => Partial<Draft>) => void
  clear: () => void
}

/** An order that is being written, over reloads of this tab. Browser only. */
export function useOrderDraft(writer: string | undefined): Drafting {
  const language = useLanguage()
  const [draft, setDraft] = useState(() => readDraft(language, writer))
  useEffect(() => storeDraft(draft, writer), [draft, writer])
  return {
    draft,
    change: (changes) => setDraft((current) => ({ ...current, ...changes })),
    update: (changed) => setDraft((current) => ({ ...current, ...changed(current) })),
    clear: () => setDraft(emptyDraft(language)),
  }
}
