import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { studioEventsAddress } from '#contract/addresses-beside.ts'
import * as calls from '#contract/calls/studio.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { PictureProgress } from '#contract/live.ts'
import type { StudioImage, StudioSession } from '#contract/studio.ts'
import { send } from '#web/browser/calls/send.ts'
import { newestAnswer } from '#web/browser/newest-answer.ts'
import { followHints } from '#web/features/live/follow-hints.ts'
import { isSomebodyHere, onDeed } from '../session/activity.ts'
import { doneSteps, isFurther, keptStep, type ShownStep, shownStepOf, shownSteps } from './steps.ts'

/** What changes together is told together. */
const gatherMs = 150

export type Studio = {
  session: StudioSession
  step: ShownStep
  go: (step: ShownStep) => void
  /** What the shop answered, where it is newer than what is shown. */
  take: (session: StudioSession) => void
  takeImages: (images: readonly StudioImage[]) => void
  forgetImage: (id: string) => void
  readAnew: () => Promise<void>
  /** Nothing is heard of what others do and of pictures in work. */
  isLost: boolean
}

/** A session as the shop has it, kept up to date while anybody works on it, and where this person is in it: the address says it. */
export function useStudio(loaded: StudioSession): Studio {
  const [read, setRead] = useState(loaded)
  const [session, setSession] = useState(loaded)
  const [newest] = useState(newestAnswer)
  const [isLost, setLost] = useState(false)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { id } = loaded
  if (read !== loaded) {
    setRead(loaded)
    setSession(loaded)
  }
  const asked = new URLSearchParams(search).get('step')
  const step = shownSteps.find((one) => one === asked) ?? shownStepOf(session.step)

  const take: typeof setSession = (next) => {
    newest.pass()
    setSession(next)
  }
  const takeImages = (images: readonly StudioImage[]) => take((now) => withImages(now, images))

  async function readAnew() {
    try {
      const answer = await newest.ask(() => send(calls.get, { id }))
      if (answer) setSession(answer)
    } catch {
      // What is known stays; the next hint asks again.
    }
  }

  function go(next: ShownStep) {
    void navigate(adminPages.studioSession(id, { step: next }), { preventScrollReset: false })
    if (!isFurther(next, session.step)) return
    // Where it is, for the list; that it was not noted is no harm.
    send(calls.change, { params: { id }, body: { step: keptStep(next) } }).then(take, () => undefined)
  }

  const hearProgress = useEffectEvent(({ id: imageId, progress }: PictureProgress) =>
    setSession((now) => ({
      ...now,
      images: now.images.map((image) => (image.id === imageId ? { ...image, status: 'running', progress } : image)),
    })),
  )
  const hearChange = useEffectEvent(() => void readAnew())
  useEffect(() => {
    let isOld = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    /** While nobody is there it waits for the next deed: what asks by itself would keep a session open for who passes by. */
    const askNow = () => {
      waiting = undefined
      if (!isOld || !isSomebodyHere() || document.visibilityState !== 'visible') return
      isOld = false
      hearChange()
    }
    const noteChange = () => {
      isOld = true
      waiting ??= setTimeout(askNow, gatherMs)
    }
    const leave = followHints(studioEventsAddress(id), {
      onHint: noteChange,
      onMissed: noteChange,
      onProgress: (progress) => hearProgress(progress),
      onState: (state) => setLost(state === 'lost'),
    })
    const stopDeeds = onDeed(askNow)
    document.addEventListener('visibilitychange', askNow)
    return () => {
      leave()
      clearTimeout(waiting)
      stopDeeds()
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [id])

  return {
    session,
    step,
    go,
    take,
    takeImages,
    forgetImage: (gone) => take((now) => ({ ...now, images: now.images.filter((image) => image.id !== gone) })),
    readAnew,
    isLost,
  }
}

/** The furthest step that may be opened: each needs what the ones before it made. */
export function isReachable(step: ShownStep, session: StudioSession): boolean {
  const done = doneSteps(session)
  if (step === 'look' || step === 'analysis') return done.shots
  if (step === 'prompts') return done.shots && done.analysis
  if (step === 'images') return done.prompts || session.images.length > 0
  if (step === 'review') return session.images.length > 0
  if (step === 'save') return session.images.some(({ status }) => status === 'accepted')
  return true
}

function withImages(session: StudioSession, images: readonly StudioImage[]): StudioSession {
  const news = new Map(images.map((image) => [image.id, image]))
  const known = session.images.map((image) => news.get(image.id) ?? image)
  const added = images.filter(({ id }) => !session.images.some((image) => image.id === id))
  return { ...session, images: [...known, ...added] }
}
