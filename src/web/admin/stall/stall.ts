import * as pickups from '#contract/calls/pickups.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { PickupOrder, ScanAnswer } from '#contract/pickups.ts'
import { send } from '#web/browser/calls/send.ts'
import { connectionAfter } from '#web/browser/offline/connection.ts'
import { exclusively } from '#web/browser/offline/exclusively.ts'
import type { OfflineState } from '#web/browser/offline/offline-queue.ts'
import { openOfflineStore } from '#web/browser/offline/offline-store.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import { createStore } from '#web/ui/store.ts'
import { forgetAskedEarly } from './ask-early.ts'
import {
  askEvents,
  askLists,
  askWhoWorks,
  forgetWhatIsOver,
  keepLists,
  type Lists,
  type Person,
  readKept,
  readLists,
  type StallEvent,
} from './lists.ts'
import { sendActions } from './send-actions.ts'
import { withOrder } from './since-list.ts'
import type { QueuedStallAction, StallAction, StallWork } from './stall-actions.ts'
import { createStallQueue } from './stall-queue.ts'

export type StallState = Pick<OfflineState<QueuedStallAction>, 'actions' | 'connection' | 'offlineSince'> & {
  /** 'no_storage' means that this browser stores nothing, so any action could be lost. */
  phase: 'reading' | 'ready' | 'no_storage'
  person: Person | undefined
  /** Undefined until the first read. */
  events: readonly StallEvent[] | undefined
  lists: Lists | undefined
  /** True if the event's lists could not be loaded and the phone has none. */
  hasFailed: boolean
  /** The time of this state, for showing how long ago an event was. */
  now: string
}

export const nothingRead: StallState = {
  phase: 'reading',
  actions: [],
  connection: 'online',
  offlineSince: undefined,
  person: undefined,
  events: undefined,
  lists: undefined,
  hasFailed: false,
  now: new Date(0).toISOString(),
}

/** The longest wait at the table. After it the phone's own list answers. */
const patienceMs = 4000
const channelName = 'tulpar-stall lists'

/** The state that the screens of a stall share: the phone's lists and its actions. Browser only. */
export function createStall(language: Language) {
  const state = createStore(nothingRead)
  let eventId: string | undefined
  let channel: BroadcastChannel | undefined
  const tabs = () => channel
  /** Keys of unanswered scans by code, so a retry counts as the same scan. */
  const unanswered = new Map<string, string>()

  function show(change: Partial<StallState>): void {
    state.set({ ...state.read(), ...change, now: new Date().toISOString() })
  }

  const queue = createStallQueue({
    openStore: openOfflineStore,
    exclusively,
    send: (run) => sendActions(run, language),
    isOurs: ({ action, madeBy }) => (action.kind !== 'payment' && action.kind !== 'sale') || isMadeBy(state.read().person, madeBy),
  })
  queue.hear(({ outcome }) => 'answer' in outcome && noteAnswer(outcome.answer))

  function ofQueue() {
    const { actions, connection, offlineSince } = queue.read()
    return { actions, connection, offlineSince }
  }

  const isWaiting = () => waitingIn(queue.read().actions).length > 0

  /** Shows the stored actions. Throws if this browser stores nothing. */
  async function readActions(): Promise<void> {
    await queue.readAgain()
    if (!queue.read().isStored) throw new Error('Nothing is stored')
  }

  /** Orders that the server answered while a list was loading, which may be older. */
  const answered = new Map<string, PickupOrder>()

  /** Shows the server's answer on an order immediately, before the list with thousands of others is stored. */
  function noteAnswer(answer: unknown): void {
    const order = orderIn(answer)
    if (!order) return
    answered.set(order.id, order)
    const known = state.read().lists
    if (!known || eventId === undefined) return
    const manifest = withOrder(known.manifest, order)
    if (manifest === known.manifest) return
    const lists = { ...known, manifest }
    show({ lists })
    keepLists(eventId, language, lists).catch(() => show({ phase: 'no_storage' }))
  }

  async function open(chosen: string | undefined): Promise<void> {
    eventId = chosen
    show({ lists: undefined, hasFailed: false })
    try {
      const [kept, lists] = await Promise.all([readKept(), chosen === undefined ? undefined : readLists(chosen, language), readActions()])
      if (eventId !== chosen) return
      show({ phase: 'ready', ...kept, lists })
    } catch {
      return show({ phase: 'no_storage' })
    }
    await refresh()
    await forgetWhatIsOver()
  }

  /** Concurrent calls share one refresh, because a list of thousands takes a slow phone long. */
  let refreshing: { of: string | undefined; done: Promise<void> } | undefined

  async function refresh(): Promise<void> {
    const chosen = eventId
    if (!refreshing || refreshing.of !== chosen) refreshing = { of: chosen, done: reload(chosen) }
    const mine = refreshing
    await mine.done
    if (refreshing === mine) refreshing = undefined
  }

  /** Sends the waiting actions first, so the new list includes them. */
  async function reload(chosen: string | undefined): Promise<void> {
    const ask = () => {
      answered.clear()
      const asked = {
        lists: chosen === undefined ? Promise.resolve(undefined) : askLists(chosen, language, state.read().lists),
        events: askEvents(language),
      }
      // Marks rejections as handled, because a signed-out person sees that message instead of a failed list.
      for (const answer of Object.values(asked)) answer.catch(() => undefined)
      return asked
    }
    try {
      const wasWaiting = isWaiting()
      if (wasWaiting) forgetAskedEarly()
      const atOnce = wasWaiting ? undefined : ask()
      const person = await askWhoWorks()
      show({ person: person ?? state.read().person })
      if (!person) return queue.noteConnection('signedOut')
      queue.noteConnection('online')
      await queue.flush(language)
      const asked = atOnce ?? ask()
      const listed = await asked.lists
      if (eventId !== chosen) return
      const lists = listed && { ...listed, manifest: [...answered.values()].reduce(withOrder, listed.manifest) }
      // Shows the lists before the other events arrive, because people wait at the table.
      show({ lists, hasFailed: false })
      if (lists && chosen !== undefined) {
        await keepLists(chosen, language, lists)
        tabs()?.postMessage(channelName)
        await queue.noteCorrections(lists.manifest.corrections)
      }
      const events = await asked.events
      if (eventId === chosen) show({ events })
    } catch (error) {
      queue.noteConnection(connectionAfter(error))
      if (!state.read().lists) show({ hasFailed: true })
    }
  }

  const madeHere = () => ({ madeBy: state.read().person?.id, madeAt: new Date().toISOString() })

  async function note(work: readonly StallWork[]): Promise<void> {
    await queue.add(work.map((one) => ({ ...one, ...madeHere(), state: 'waiting' })))
    void queue.flush(language)
  }

  /** Sends the waiting actions but waits at most `patienceMs`. After that sending continues in the background. */
  async function sendNow(): Promise<void> {
    await Promise.race([queue.flush(language), new Promise((resolve) => setTimeout(resolve, patienceMs))])
    await queue.readAgain()
  }

  /** Returns the server's answer to a scan, or undefined if it can't be had within `patienceMs`. */
  async function askShop(scan: Extract<StallAction, { kind: 'scan' }>['scan']): Promise<{ key: string; answer: ScanAnswer | undefined }> {
    const key = unanswered.get(scan.code) ?? crypto.randomUUID()
    if (isWaiting()) await sendNow()
    if (state.read().connection !== 'online' || !navigator.onLine || isWaiting()) return { key, answer: undefined }
    try {
      const { results } = await send(
        pickups.scan,
        { scans: [{ ...scan, scan_id: key }], sent_at: new Date().toISOString() },
        { language, timeoutMs: patienceMs },
      )
      unanswered.delete(scan.code)
      const [answer] = results
      if (answer) noteAnswer(answer)
      return { key, answer }
    } catch (error) {
      queue.noteConnection(connectionAfter(error))
      unanswered.set(scan.code, key)
      return { key, answer: undefined }
    }
  }

  /** Records an action that the server has already answered, for the list of the day and for undo. */
  async function noteSent(work: StallWork & { answer: unknown }): Promise<void> {
    await queue.add([{ ...work, ...madeHere(), state: 'sent' }])
  }

  /** Takes over the list that another tab has loaded, unless this tab has newer answers from the server. */
  async function takeKept(): Promise<void> {
    if (answered.size > 0) return refresh()
    const chosen = eventId
    const lists = chosen === undefined ? undefined : await readLists(chosen, language)
    const known = state.read().lists
    const isOlder = lists && known && lists.manifest.as_of < known.manifest.as_of
    if (lists && !isOlder && eventId === chosen) show({ lists })
  }

  /** Follows the queue, and the lists of other tabs. Returns a function that stops it. */
  function followTabs(): () => void {
    const stop = queue.subscribe(() => show(ofQueue()))
    if (typeof BroadcastChannel === 'undefined') return stop
    const opened = new BroadcastChannel(channelName)
    channel = opened
    opened.addEventListener('message', () => void takeKept())
    return () => {
      stop()
      opened.close()
      channel = undefined
    }
  }

  return {
    open,
    refresh,
    note,
    noteSent,
    askShop,
    sendNow,
    tryAgain: (number: number) => queue.tryAgain(number, language),
    dismiss: queue.dismiss,
    /** After a sign-out only unsent actions stay on the device. */
    forget() {
      queue.noteConnection('signedOut')
      show({ ...nothingRead, ...ofQueue(), phase: 'ready' })
    },
    noteOffline: () => queue.noteConnection('offline'),
    read: state.read,
    initial: state.initial,
    subscribe: state.subscribe,
    followTabs,
  }
}
export type Stall = ReturnType<typeof createStall>

const isMadeBy = (person: Person | undefined, madeBy = person?.id) => person !== undefined && madeBy === person.id

function orderIn(answer: unknown): PickupOrder | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('pickup' in answer) return answer.pickup as PickupOrder
  if ('order' in answer) return (answer.order as PickupOrder | null) ?? undefined
  return 'initials' in answer ? (answer as PickupOrder) : undefined
}
