import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as calls from '#contract/calls/studio.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { StudioImage } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { type CompareWay, compareWays } from './compare-ways.ts'
import { imagesOf, lookedAt, neighbourOf, nextToDecide, type ReviewFilter, reviewFilters } from './review-order.ts'
import type { Studio } from './use-studio.ts'

type Verdict = 'accepted' | 'rejected' | 'undecided'
const statusAfter: Record<Verdict, StudioImage['status']> = { accepted: 'accepted', rejected: 'rejected', undecided: 'ready' }

/** Holds the picture under review, which the address names, and saves the decisions on it. */
export function useReview({ session, takeImages, applyOptimistically, reload }: Studio) {
  const t = useMessages('admin-studio')
  const reviewing = useWrite(calls.review)
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const filter = reviewFilters.find((one) => one === query.get('show')) ?? 'all'
  const shown = imagesOf(session.images, filter)
  const way = compareWays.find((one) => one === query.get('view')) ?? 'beside'
  const inAddress = query.get('image')
  // The picture to show until the address has changed: decisions by keyboard are faster than that.
  const [ahead, setAhead] = useState<{ id: string; of: string | null }>()
  const asked = ahead && ahead.of === inAddress ? ahead.id : inAddress
  // A picture just decided on has left the filtered list but is still shown.
  const current = session.images.find(({ id }) => id === asked) ?? lookedAt(shown, null)

  const addressOf = (next: { image?: string | undefined; show?: ReviewFilter; way?: CompareWay }) => {
    const [show, view] = [next.show ?? filter, next.way ?? way]
    return adminPages.studioSession(session.id, {
      step: 'review',
      image: next.image,
      show: show === 'all' ? undefined : show,
      view: view === 'beside' ? undefined : view,
    })
  }
  function look(image: StudioImage | undefined) {
    if (!image) return
    setAhead({ id: image.id, of: inAddress })
    void navigate(addressOf({ image: image.id }), { replace: true, preventScrollReset: true })
  }

  async function decide(verdict: Verdict, note?: string) {
    if (!current || !['ready', 'accepted', 'rejected'].includes(current.status) || current.saved !== null) return
    const next = nextToDecide(session.images, current.id)
    const params = { id: session.id, imageId: current.id }
    // An optimistic update, so a person deciding by keyboard does not wait for each answer.
    const saved = applyOptimistically({ ...current, status: statusAfter[verdict] }, () =>
      reviewing.act(
        { params, body: { verdict, ...(note && { note }) } },
        {
          done: t(`review.done.${verdict}`),
          failed: t('failed.review'),
          next: (image) => takeImages([image]),
          undo: { input: { params, body: { verdict: verdictOf(current.status) } }, undone: t('review.undone') },
        },
      ),
    )
    if (verdict !== 'undecided') look(next)
    if (!(await saved)) await reload()
  }

  return {
    filter,
    way,
    shown,
    current,
    number: current ? session.images.findIndex(({ id }) => id === current.id) + 1 : 0,
    addressOf,
    compareBy: (next: CompareWay) =>
      void navigate(addressOf({ image: current?.id, way: next }), { replace: true, preventScrollReset: true }),
    move: (by: 1 | -1) => current && look(neighbourOf(shown.length > 0 ? shown : session.images, current.id, by)),
    decide,
  }
}

function verdictOf(status: StudioImage['status']): Verdict {
  return status === 'accepted' || status === 'rejected' ? status : 'undecided'
}
