import * as pickups from '#contract/calls/pickups.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { PickupOrder, ScanAnswer } from '#contract/pickups.ts'
import { send } from '#web/browser/calls/send.ts'
import { forgetAskedEarly } from './ask-early.ts'
import { deliver, type Reach, reachOf } from './deliver.ts'
import type { Deed, Entry, NewEntry } from './entries.ts'
import { exclusively } from './exclusively.ts'
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
import { createOutbox } from './outbox.ts'
import { entryStore } from './phone-store.ts'
import { withOrder } from './since-list.ts'

export type StallState = {
  /** 'no_storage' means that this browser stores nothing, so any action could be lost. */
  phase: 'reading' | 'ready' | 'no_storage'
  reach: Reach
  unreachedSince: string | undefined
  person: Person | undefined
  /** Undefined until the first read. */
  events: readonly StallEvent[] | undefined
  lists: Lists | undefined
  /** True if the event's lists could not be loaded and the phone has none. */
  hasFailed: boolean
  entries: readonly Entry[]
  /** The time of this state, for showing how long ago an event was. */
  now: string
}

export const nothingRead: StallState = {
  phase: 'reading',
  reach: 'reached',
  unreachedSince: undefined,
  person: undefined,
  events: undefined,
  lists: undefined,
  hasFailed: false,
  entries: [],
  now: new Date(0).toISOString(),
}

/** The longest wait at the table. After it the phone's own list answers. */
const patienceMs = 4000
const channelName = 'tulpar-stall'

/** The state that the screens of a stall share: the phone's lists and its entries. Browser only. */
export function createStall(language: Language, sentences: { otherwise: string }) {
  let state = nothingRead
  let eventId: string | undefined
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | undefined
  /** Keys of unanswered scans by code, so a retry counts as the same scan. */
  const unanswered = new Map<string, string>()

  function show(change: Partial<StallState>): void {
    state = { ...state, ...change, now: new Date().toISOString() }
    for (const listener of listeners) listener()
  }

  function noteReach(reach: Reach): void {
    if (reach === state.reach) return
    show({ reach, unreachedSince: reach === 'reached' ? undefined : (state.unreachedSince ?? new Date().toISOString()) })
  }

  async function readEntries(): Promise<void> {
    show({ entries: await entryStore.all() })
  }

  const outbox = createOutbox({
    store: entryStore,
    async deliver(entries) {
      const outcomes = await deliver(entries, { language, otherwise: sentences.otherwise, onReach: noteReach })
      for (const outcome of outcomes) if (typeof outcome === 'object' && 'answer' in outcome) noteAnswer(outcome.answer)
      return outcomes
    },
    exclusively: (work) => exclusively('tulpar-stall', work),
    isOurs: ({ deed, madeBy }) =>
      (deed.kind !== 'payment' && deed.kind !== 'sale') || (state.person !== undefined && (madeBy ?? state.person.id) === state.person.id),
    onChange() {
      void readEntries()
      tellTabs('entries')
    },
  })

  /** Orders that the server answered while a list was loading, which may be older. */
  const answered = new Map<string, PickupOrder>()

  /** Shows the server's answer on an order immediately, before the list with thousands of others is stored. */
  function noteAnswer(answer: unknown): void {
    const order = orderIn(answer)
    if (!order) return
    answered.set(order.id, order)
    if (!state.lists || eventId === undefined) return
    const manifest = withOrder(state.lists.manifest, order)
    if (manifest === state.lists.manifest) return
    const lists = { ...state.lists, manifest }
    show({ lists })
    keepLists(eventId, language, lists).catch(() => show({ phase: 'no_storage' }))
  }

  async function open(chosen: string | undefined): Promise<void> {
    eventId = chosen
    show({ lists: undefined, hasFailed: false })
    try {
      const [kept, lists] = await Promise.all([readKept(), chosen === undefined ? undefined : readLists(chosen, language), readEntries()])
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
    if (!refreshing || refreshing.of !== chosen) refreshing = { of: chosen, done: readAnew(chosen) }
    const mine = refreshing
    await mine.done
    if (refreshing === mine) refreshing = undefined
  }

  /** Sends the waiting entries first, so the new list includes them. */
  async function readAnew(chosen: string | undefined): Promise<void> {
    const ask = () => {
      answered.clear()
      const asked = {
        lists: chosen === undefined ? Promise.resolve(undefined) : askLists(chosen, language, state.lists),
        events: askEvents(language),
      }
      // Marks rejections as handled, because a signed-out person sees that message instead of a failed list.
      for (const answer of Object.values(asked)) answer.catch(() => undefined)
      return asked
    }
    try {
      const isWaiting = state.entries.some((entry) => entry.state === 'waiting')
      if (isWaiting) forgetAskedEarly()
      const atOnce = isWaiting ? undefined : ask()
      const person = await askWhoWorks()
      show({ person: person ?? state.person })
      if (!person) return noteReach('signed_out')
      noteReach('reached')
      await outbox.flush()
      const asked = atOnce ?? ask()
      const listed = await asked.lists
      if (eventId !== chosen) return
      const lists = listed && { ...listed, manifest: [...answered.values()].reduce(withOrder, listed.manifest) }
      // Shows the lists before the other events arrive, because people wait at the table.
      show({ lists, hasFailed: false })
      if (lists && chosen !== undefined) {
        await keepLists(chosen, language, lists)
        tellTabs('lists')
        await outbox.noteCorrections(lists.manifest.corrections)
      }
      const events = await asked.events
      if (eventId === chosen) show({ events })
    } catch (error) {
      noteReach(reachOf(error))
      if (!state.lists) show({ hasFailed: true })
    }
  }

  async function note(deeds: readonly Omit<NewEntry, 'madeBy' | 'madeAt' | 'state'>[]): Promise<void> {
    const madeAt = new Date().toISOString()
    await outbox.add(deeds.map((deed) => ({ ...deed, madeBy: state.person?.id, madeAt, state: 'waiting' })))
    await readEntries()
    void outbox.flush()
  }

  /** Sends the waiting entries but waits at most `patienceMs`. After that sending continues in the background. */
  async function sendNow(): Promise<void> {
    await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
    await readEntries()
  }

  /** Returns the server's answer to a scan, or undefined if it can't be had within `patienceMs`. */
  async function askShop(scan: Extract<Deed, { kind: 'scan' }>['scan']): Promise<{ key: string; answer: ScanAnswer | undefined }> {
    const key = unanswered.get(scan.code) ?? crypto.randomUUID()
    if (state.entries.some((entry) => entry.state === 'waiting')) await sendNow()
    if (state.reach !== 'reached' || !navigator.onLine || state.entries.some((entry) => entry.state === 'waiting'))
      return { key, answer: undefined }
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
      noteReach(reachOf(error))
      unanswered.set(scan.code, key)
      return { key, answer: undefined }
    }
  }

  /** Records an action that the server has already answered, for the list of the day and for undo. */
  async function noteSent(entry: Omit<Entry, 'number' | 'madeBy' | 'madeAt' | 'state'>): Promise<void> {
    await entryStore.add({ ...entry, madeBy: state.person?.id, madeAt: new Date().toISOString(), state: 'sent' })
    await readEntries()
    tellTabs('entries')
  }

  /** Takes over the list that another tab has loaded, unless this tab has newer answers from the server. */
  async function takeKept(): Promise<void> {
    if (answered.size > 0) return refresh()
    const chosen = eventId
    const lists = chosen === undefined ? undefined : await readLists(chosen, language)
    const isOlder = lists && state.lists && lists.manifest.as_of < state.lists.manifest.as_of
    if (lists && !isOlder && eventId === chosen) show({ lists })
  }

  const openChannel = () => channel

  function tellTabs(what: 'entries' | 'lists'): void {
    openChannel()?.postMessage(what)
  }

  /** Follows the other tabs' entries and lists. Returns a function that stops it. */
  function followTabs(): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined
    const opened = new BroadcastChannel(channelName)
    channel = opened
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'entries') void readEntries()
      else void takeKept()
    })
    return () => {
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
    tryAgain: outbox.tryAgain,
    dismiss: outbox.dismiss,
    /** After a sign-out only unsent entries stay on the device. */
    forget: () => show({ ...nothingRead, phase: 'ready', reach: 'signed_out', entries: state.entries }),
    noteOffline: () => noteReach('unreached'),
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    followTabs,
  }
}
export type Stall = ReturnType<typeof createStall>

function orderIn(answer: unknown): PickupOrder | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('pickup' in answer) return answer.pickup as PickupOrder
  if ('order' in answer) return (answer.order as PickupOrder | null) ?? undefined
  return 'initials' in answer ? (answer as PickupOrder) : undefined
}
