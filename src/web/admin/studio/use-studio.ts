import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { studioEventsAddress } from '#contract/addresses-beside.ts'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import * as calls from '#contract/calls/studio.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { PictureProgress } from '#contract/live.ts'
import type { StudioImage, StudioSession } from '#contract/studio.ts'
import { useAhead } from '#web/browser/calls/use-ahead.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { followHints } from '#web/features/live/follow-hints.ts'
import { isUserActive, onActivity } from '../session/activity.ts'
import { doneSteps, isFurther, keptStep, type ShownStep, shownStepOf, shownSteps } from './steps.ts'

/** Changes within this time cause one read. */
const gatherMs = 150

export type SavedPrompt = AnswerOf<typeof calls.changePrompt>

export type Studio = {
  session: StudioSession
  step: ShownStep
  go: (step: ShownStep) => void
  /** Shows the server's answer, then reads the session again, because answers may arrive in another order than their changes were made. */
  take: (session: StudioSession) => Promise<void>
  takeImages: (images: readonly StudioImage[]) => Promise<void>
  takePrompt: (prompt: SavedPrompt) => Promise<void>
  forgetImage: (id: string) => Promise<void>
  /** Shows `image` as an optimistic update until `save` ends. Returns whether `save` succeeded. */
  applyOptimistically: (image: StudioImage, save: () => Promise<boolean>) => Promise<boolean>
  /** Waits for all optimistic updates. Returns whether all succeeded. */
  flushPending: () => Promise<boolean>
  reload: () => Promise<void>
  /** True while the live connection is lost, so changes by others and the progress of pictures do not arrive. */
  isLost: boolean
}

/** The session, kept up to date while others work on it, and this person's step, which the address names. */
export function useStudio(loaded: StudioSession): Studio {
  const ahead = useAhead<StudioImage>()
  const saves = useRef(new Set<Promise<boolean>>())
  const [isLost, setLost] = useState(false)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { id } = loaded
  const client = useQueryClient()
  const changing = useWrite(calls.change)
  const query = staffQuery(calls.get, { id }, { language: useLanguage() })
  const { queryKey } = query
  const known = useLoaded(query, loaded)
  const session = ahead.changes.length === 0 ? known : { ...known, images: replaced(known.images, ahead.changes) }
  const asked = new URLSearchParams(search).get('step')
  const step = shownSteps.find((one) => one === asked) ?? shownStepOf(session.step)

  // If the read fails, the known data stays. The next hint reads again.
  const reload = () => client.invalidateQueries({ queryKey })
  const change = (changed: (now: StudioSession) => StudioSession) =>
    client.setQueryData<StudioSession>(queryKey, (now) => now && changed(now))
  async function take(changed: (now: StudioSession) => StudioSession) {
    await client.cancelQueries({ queryKey })
    change(changed)
    await reload()
  }

  const applyOptimistically: Studio['applyOptimistically'] = async (image, save) => {
    const end = ahead.show(image)
    const saving = save()
    saves.current.add(saving)
    try {
      return await saving
    } finally {
      saves.current.delete(saving)
      end()
    }
  }

  async function flushPending() {
    const done = await Promise.all(saves.current)
    return done.every(Boolean)
  }

  function go(next: ShownStep) {
    void navigate(adminPages.studioSession(id, { step: next }), { preventScrollReset: false })
    if (!isFurther(next, session.step)) return
    // Records the step for the list of sessions. A failure is harmless.
    changing.attempt({ params: { id }, body: { step: keptStep(next) } }).then(reload, () => undefined)
  }

  const hearProgress = useEffectEvent(({ id: imageId, progress }: PictureProgress) =>
    change((now) => ({
      ...now,
      images: now.images.map((image) => (image.id === imageId ? { ...image, status: 'running', progress } : image)),
    })),
  )
  const hearChange = useEffectEvent(() => void reload())
  useEffect(() => {
    let isOld = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    /** Waits for the next activity while no person is present. Automatic requests would keep the session open for passers-by. */
    const askNow = () => {
      waiting = undefined
      if (!isOld || !isUserActive() || document.visibilityState !== 'visible') return
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
    const stopActivity = onActivity(askNow)
    document.addEventListener('visibilitychange', askNow)
    return () => {
      leave()
      clearTimeout(waiting)
      stopActivity()
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [id])

  return {
    session,
    step,
    go,
    take: (answer) => take(() => answer),
    takeImages: (images) => take((now) => withImages(now, images)),
    takePrompt: ({ shot: id, updated_at, ...prompt }) =>
      take((now) => ({ ...now, updated_at, shots: now.shots.map((shot) => (shot.id === id ? { ...shot, prompt } : shot)) })),
    forgetImage: (gone) => take((now) => ({ ...now, images: now.images.filter((image) => image.id !== gone) })),
    applyOptimistically,
    flushPending,
    reload,
    isLost,
  }
}

/** Whether a step may be opened. Each step needs the results of earlier ones. */
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
  const added = images.filter(({ id }) => !session.images.some((image) => image.id === id))
  return { ...session, images: [...replaced(session.images, images), ...added] }
}

function replaced(images: readonly StudioImage[], news: readonly StudioImage[]): StudioImage[] {
  const byId = new Map(news.map((image) => [image.id, image]))
  return images.map((image) => byId.get(image.id) ?? image)
}
