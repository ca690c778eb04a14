import { useEffect, useEffectEvent, useState } from 'react'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { CampaignPage } from '#contract/campaigns.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { isTypist } from '#web/browser/own-typing.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { useStore } from '#web/ui/store.ts'
import { keepTyped } from '../kit/edit/kept-typing.ts'
import { useAutosaved } from '../kit/edit/use-autosaved.ts'
import { useResumed } from '../kit/edit/use-resumed.ts'
import { usePerson } from '../kit/person.ts'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { createCampaignDraft, type KeptDraft } from './campaign-draft.ts'

/** Manages the draft of this page, saved during typing, and the server's state of it: its problems, and whether it was sent. */
export function useCampaignDraft(loaded: CampaignPage) {
  const { attempt } = useWrite(campaigns.change)
  const refresh = useRefresh()
  const [now, setNow] = useState(loaded)
  const person = usePerson()
  const name = `letter.${person}.${loaded.id}`
  const [draft] = useState(() =>
    createCampaignDraft({
      campaign: loaded,
      keep: (kept) => keepTyped(name, kept && { value: kept }),
      maySend: () => isTypist(person),
      onClosed: () => void refresh(),
      send: (id, body) =>
        attempt({ params: { id }, body }).then(
          (answer) => ({ answer }),
          (error: unknown) => ({ refusal: refusalOf(campaigns.change, error) }),
        ),
    }),
  )
  const state = useStore(draft.state)

  /** Reads the campaign and merges it into the draft. `isLatest` is false if a newer save has arrived; undefined if the read failed. */
  async function read(signal?: AbortSignal): Promise<{ campaign: CampaignPage; isLatest: boolean } | undefined> {
    const { saves } = draft.state.read()
    try {
      const campaign = await readCurrent(campaigns.get, { id: loaded.id }, signal ? { signal } : {})
      if (campaign.status === 'draft') return { campaign, isLatest: draft.takeOver(campaign, saves) }
      void refresh()
      return { campaign, isLatest: true }
    } catch {
      // The known state stays. The next save or notification reads again.
      return undefined
    }
  }

  async function reload(): Promise<boolean> {
    const answer = await read()
    if (answer?.isLatest) setNow(answer.campaign)
    return answer !== undefined
  }

  useStaffTopic('letters', (ids) => {
    if (ids === 'missed' || ids.includes(loaded.id)) void reload()
  })
  // Reads its problems, and what others saved during one's own save, for which no notification follows.
  const readAfterSave = useEffectEvent(read)
  useEffect(() => {
    if (state.saves === 0) return
    const asking = new AbortController()
    void readAfterSave(asking.signal).then((answer) => answer?.isLatest && setNow(answer.campaign))
    return () => asking.abort()
  }, [state.saves])
  useAutosaved<KeptDraft>(name, draft)
  useResumed(state.isResumed, () => {
    const { name: title, audience, letter } = draft.state.read()
    draft.drop()
    return () => draft.change({ name: title, audience, letter })
  })

  return { draft, state, now, reload }
}
