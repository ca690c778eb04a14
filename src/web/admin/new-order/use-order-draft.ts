import { useEffect, useState } from 'react'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useResumed } from '../kit/edit/use-resumed.ts'
import { type Draft, emptyDraft, isUntouched, openDraft, storeDraft } from './order-draft.ts'

export type Drafting = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  /** Like `change`, but computes the changes from the current draft. */
  update: (changed: (draft: Draft) => Partial<Draft>) => void
  clear: () => void
}

/** Returns the draft that this tab continues. Undefined until it is known. */
export function useOpenedDraft(writer: string | undefined): Draft | undefined {
  const language = useLanguage()
  const [opened, setOpened] = useState<Draft>()
  useEffect(() => {
    if (opened) return undefined
    let isLeft = false
    void openDraft(language, writer).then((draft) => {
      if (!isLeft) setOpened(draft)
    })
    return () => {
      isLeft = true
    }
  }, [opened, language, writer])
  return opened
}

/** Holds an order draft that survives reloads and closed tabs. Browser only. */
export function useOrderDraft(opened: Draft, writer: string | undefined): Drafting {
  const language = useLanguage()
  const [draft, setDraft] = useState(opened)
  useEffect(() => storeDraft(draft, writer), [draft, writer])
  const clear = () => setDraft(emptyDraft(language))
  useResumed(draft === opened && !isUntouched(opened), () => {
    clear()
    return () => setDraft({ ...draft })
  })
  return {
    draft,
    change: (changes) => setDraft((current) => ({ ...current, ...changes })),
    update: (changed) => setDraft((current) => ({ ...current, ...changed(current) })),
    clear,
  }
}
