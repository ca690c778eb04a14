import { staffHintsAddress } from '#contract/addresses-beside.ts'
import type { BoardHold, StaffTopic } from '#contract/live.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { createListeners } from '#web/ui/listeners.ts'
import { followHints } from '#web/features/live/follow-hints.ts'

/** 'missed' means that the changed ids are unknown. */
export type ChangedIds = readonly string[] | 'missed'
type Listener = (ids: ChangedIds) => void
type HoldListener = (hold: BoardHold) => void

export type StaffHints = {
  /** Returns a function that stops following. */
  follow: (topic: StaffTopic, listener: Listener) => () => void
  /** Calls the listener for every topic that the open page follows. Returns a function that stops it. */
  followAny: (listener: () => void) => () => void
  /** Reports who moves which card on the board, while `queue` is followed. Returns a function that stops it. */
  followHolds: (listener: HoldListener) => () => void
  /** Hints during a navigation are repeated to the next page, which may have been loaded before them. */
  noteGoing: (isGoing: boolean) => void
}

/** Creates the single connection of a back-office page, for all topics that its parts follow. */
export function createStaffHints(followAt = followHints): StaffHints {
  const listeners = new Map<StaffTopic, Set<Listener>>()
  const anyListeners = createListeners()
  const holdListeners = createListeners<[BoardHold]>()
  const heardOnTheWay: { topic: StaffTopic; ids: ChangedIds }[] = []
  let isOnTheWay = false
  let followed = ''
  let stop: (() => void) | undefined
  let isChanging = false

  /** Waits for a microtask, because the parts of a page mount and unmount together. */
  function connectSoon() {
    if (isChanging) return
    isChanging = true
    queueMicrotask(() => {
      isChanging = false
      const topics = [...listeners.keys()].toSorted((a, b) => a.localeCompare(b)).join()
      if (topics === followed) return
      followed = topics
      stop?.()
      stop = topics === '' ? undefined : connect(topics)
    })
  }

  /** After a sign-in in place the page is unchanged, so everything is reported as possibly missed. */
  function comeBack() {
    stop?.()
    stop = connect(followed)
    tellMissed()
  }

  function connect(topics: string): () => void {
    const leave = followAt(staffHintsAddress(topics), {
      onHint: ({ topic, id }) => tell(topic, [id]),
      onMissed: tellMissed,
      onHold: holdListeners.tell,
    })
    const stopEvents = onSessionEvent((event) => event === 'signed_in' && comeBack())
    return () => {
      leave()
      stopEvents()
    }
  }

  function tellMissed() {
    for (const topic of listeners.keys()) tell(topic, 'missed')
  }

  function tell(topic: StaffTopic, ids: ChangedIds) {
    if (isOnTheWay) heardOnTheWay.push({ topic, ids })
    for (const listener of listeners.get(topic) ?? []) listener(ids)
    anyListeners.tell()
  }

  return {
    noteGoing(isGoing) {
      if (isGoing && !isOnTheWay) heardOnTheWay.length = 0
      isOnTheWay = isGoing
    },
    followAny: anyListeners.subscribe,
    followHolds: holdListeners.subscribe,
    follow(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set()
      listeners.set(topic, ofTopic.add(listener))
      connectSoon()
      for (const heard of heardOnTheWay) if (heard.topic === topic) listener(heard.ids)
      return () => {
        ofTopic.delete(listener)
        if (ofTopic.size === 0) listeners.delete(topic)
        connectSoon()
      }
    },
  }
}
