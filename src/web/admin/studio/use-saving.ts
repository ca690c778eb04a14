import { useEffect, useEffectEvent, useState } from 'react'
import * as calls from '#contract/calls/studio.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { keepTyped, readTyped } from '../kit/edit/kept-typing.ts'
import { useResumed } from '../kit/edit/use-resumed.ts'
import { usePerson } from '../kit/person.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { draftedImages, type DraftedImage, emptyDraft, type SavedDraft, savedImages } from './save-draft.ts'
import type { Studio } from './use-studio.ts'

/** The server cuts up to twenty pictures into every width before it answers. */
const timeoutMs = 120_000

export type Saving = {
  draft: SavedDraft
  change: (change: Partial<SavedDraft>) => void
  drafted: DraftedImage[]
  /** How many pictures would be on the product page. */
  count: number
  save: () => Promise<boolean>
  isBusy: boolean
  refused: string | undefined
}

/** Saves the accepted pictures. The draft is stored in the browser until the server has it. */
export function useSaving({ session, take, flushPending }: Studio): Saving {
  const t = useMessages('admin-studio')
  const call = useWrite(calls.save, { timeoutMs })
  const [draft, setDraft] = useState<SavedDraft>(emptyDraft)
  const [isWaiting, setWaiting] = useState(false)
  const [isResumed, setResumed] = useState(false)
  const name = `studio.${usePerson()}.${session.id}.save`
  const resume = useEffectEvent((kept: SavedDraft) => {
    if (draft !== emptyDraft) return
    setDraft({ ...emptyDraft, ...kept })
    setResumed(true)
  })
  useEffect(() => {
    let isGone = false
    void readTyped<SavedDraft>(name).then((kept) => kept && !isGone && resume(kept.value))
    return () => void (isGone = true)
  }, [name])
  useResumed(isResumed, () => {
    const before = draft
    setDraft(emptyDraft)
    setResumed(false)
    keepTyped(name, undefined)
    return () => {
      setDraft(before)
      keepTyped(name, { value: before })
    }
  })
  const drafted = draftedImages(session.images, draft, session.product.variation_id)
  const sent = savedImages(drafted)

  return {
    draft,
    change(change) {
      const next = { ...draft, ...change }
      setDraft(next)
      setResumed(false)
      keepTyped(name, { value: next })
    },
    drafted,
    count: sent.length,
    async save() {
      if (sent.length === 0) return false
      // Waits for the decisions, because the server saves only pictures that it knows as accepted.
      setWaiting(true)
      const isDecided = await flushPending()
      setWaiting(false)
      if (!isDecided) return false
      const outcome = await call.send({ params: { id: session.id }, body: { images: sent } })
      if (!('answer' in outcome)) return false
      await take(outcome.answer)
      const { left } = draft
      setDraft({ ...emptyDraft, left })
      setResumed(false)
      keepTyped(name, left.length === 0 ? undefined : { value: { ...emptyDraft, left } })
      showToast({ title: t('save.done', { count: sent.length }), tone: 'success' })
      return true
    },
    isBusy: isWaiting || call.isBusy,
    refused: call.refused,
  }
}
