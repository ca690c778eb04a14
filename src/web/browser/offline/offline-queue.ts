import type { Language } from '#contract/languages.ts'
import { createListeners } from '#web/ui/listeners.ts'
import { createStore } from '#web/ui/store.ts'
import { connectionAfter, type ConnectionStatus, type Outcome, outcomeOf } from './connection.ts'
import type { OfflineStore } from './offline-store.ts'
import { type QueuedAction, waitingIn } from './queued-action.ts'

export type OfflineState<Item extends QueuedAction> = {
  /** In order of creation. */
  actions: readonly Item[]
  connection: ConnectionStatus
  /** ISO 8601. Undefined while online. */
  offlineSince: string | undefined
  /** The uploaded share, from 0 to 1, of the action that is being sent. */
  progress: { key: string; share: number } | undefined
  /** False if this browser stores nothing, so actions are lost with the page. */
  isStored: boolean
}

type SendOptions = {
  language: Language
  onProgress: (share: number) => void
  /** Returns the file of an action. Undefined if this device no longer has it. */
  file: (key: string) => Promise<Blob | undefined>
}

type Heard<Item> = { item: Item; outcome: Exclude<Outcome, 'later'> }

export type QueueParts<Item extends QueuedAction> = {
  /** Actions of one subject are sent one request after another, in their order. */
  subject: string
  openStore: () => Promise<OfflineStore>
  /** Runs the work when no other work under this name is running, in this tab or another one. */
  exclusively: (name: string, work: () => Promise<void>) => Promise<void>
  /** Sends actions in one request and returns an answer for each. Throws a RequestError or FileLost. */
  send: (run: readonly Item[], options: SendOptions) => Promise<readonly unknown[]>
  /** Returns how many of the waiting actions go into one request; 1 by default. */
  runLength?: (waiting: readonly Item[]) => number
  /** Whether the signed-in person may send it; everybody by default. */
  isOurs?: (item: Item) => boolean
  /** How many sent actions stay on the device; none by default. */
  mostSent?: number
  /** Completes a sent action from its answer. */
  complete?: (item: Item, answer: unknown) => Item
  /** Whether a sent action stays however old it is. */
  needsLook?: (item: Item) => boolean
}

/** A change to a stored action: the new one, 'remove', or undefined to leave it. */
type Change<Item> = (item: Item) => Item | 'remove' | undefined

const channelName = 'tulpar-offline'

/**
 * A queue of actions that survives a reload: they are stored first, then sent in order by one tab at a time. Each has a key made on the
 * device, so the server acts on it once, however often it is sent.
 */
export function createOfflineQueue<Item extends QueuedAction>(parts: QueueParts<Item>) {
  const { subject, send, exclusively, runLength = () => 1, isOurs = () => true, mostSent = 0, needsLook = () => false } = parts
  const state = createStore<OfflineState<Item>>({
    actions: [],
    connection: 'online',
    offlineSince: undefined,
    progress: undefined,
    isStored: true,
  })
  const results = createListeners<[Heard<Item>]>()
  let followers = 0
  let channel: BroadcastChannel | undefined
  const tabs = () => channel
  let opened: Promise<OfflineStore> | undefined
  const store = () => (opened ??= parts.openStore())
  const all = async () => (await (await store()).all(subject)) as readonly Item[]

  function show(change: Partial<OfflineState<Item>>): void {
    state.set({ ...state.read(), ...change })
  }

  async function readAgain(change: Partial<OfflineState<Item>> = {}): Promise<void> {
    const { isStored } = await store()
    show({ ...change, actions: await all(), isStored })
  }

  async function showChanged(change?: Partial<OfflineState<Item>>): Promise<void> {
    await readAgain(change)
    tabs()?.postMessage(subject)
  }

  function noteConnection(connection: ConnectionStatus): void {
    const known = state.read()
    if (connection === known.connection) return
    show({ connection, offlineSince: connection === 'online' ? undefined : (known.offlineSince ?? new Date().toISOString()) })
  }

  async function add(actions: readonly Omit<Item, 'number' | 'subject'>[], file?: Blob): Promise<void> {
    await (await store()).add(subject, actions, file)
    await showChanged()
  }

  /** Concurrent calls share one waiting flush. */
  let next: Promise<void> | undefined

  /** Resolves when everything that waited at the call was tried. Each is then sent or refused, unless the network failed. */
  function flush(language: Language): Promise<void> {
    next ??= exclusively(`${channelName} ${subject}`, async () => {
      // A free lock may be granted before `next` is set.
      await Promise.resolve()
      next = undefined
      for (let run = await nextRun(); run.length > 0; run = await nextRun()) {
        const outcomes = await deliver(run, language)
        const isSettled = outcomes.every((outcome) => outcome !== 'later')
        await settle(run, outcomes)
        await showChanged({ progress: undefined })
        if (!isSettled) return
      }
      await forgetOldest()
    }).catch((error: unknown) => {
      next = undefined
      throw error
    })
    return next
  }

  /** Reads the store each time, because another tab may have added actions. */
  async function nextRun(): Promise<Item[]> {
    const waiting = waitingIn(await all()).filter(isOurs)
    return waiting.slice(0, runLength(waiting))
  }

  async function deliver(run: readonly Item[], language: Language): Promise<readonly Outcome[]> {
    const [first] = run
    const onProgress = (share: number) => first && show({ progress: { key: first.action.key, share } })
    try {
      const answers = await send(run, { language, onProgress, file: async (key) => (await store()).file(key) })
      noteConnection('online')
      return answers.map((answer) => ({ answer }))
    } catch (error) {
      const outcome = outcomeOf(error)
      noteConnection(connectionAfter(error))
      return run.map(() => outcome)
    }
  }

  async function settle(run: readonly Item[], outcomes: readonly Outcome[]): Promise<void> {
    const removed: Item[] = []
    const changed: Item[] = []
    for (const [place, item] of run.entries()) {
      const outcome = outcomes[place] ?? 'later'
      if (outcome === 'later') continue
      // Before it leaves the queue, so the screen never shows the time before the action.
      results.tell({ item, outcome })
      if ('refusal' in outcome) changed.push({ ...item, state: 'refused', ...outcome })
      else if (mostSent === 0) removed.push(item)
      else changed.push({ ...(parts.complete?.(item, outcome.answer) ?? item), state: 'sent', answer: outcome.answer })
    }
    if (changed.length > 0) await (await store()).put(changed)
    if (removed.length > 0) await (await store()).remove(removed)
  }

  async function forgetOldest(): Promise<void> {
    const sent = (await all()).filter((item) => item.state === 'sent' && !needsLook(item))
    const surplus = sent.slice(0, Math.max(0, sent.length - mostSent))
    if (surplus.length === 0) return
    await (await store()).remove(surplus)
    await showChanged()
  }

  async function changeEach(change: Change<Item>): Promise<void> {
    const changed: Item[] = []
    const removed: Item[] = []
    for (const item of await all()) {
      const after = change(item)
      if (after === 'remove') removed.push(item)
      else if (after) changed.push(after)
    }
    if (changed.length + removed.length === 0) return
    if (changed.length > 0) await (await store()).put(changed)
    if (removed.length > 0) await (await store()).remove(removed)
    await showChanged()
  }

  /** Sends a refused action again with the same key, because the reason of the refusal may be gone. */
  async function tryAgain(number: number, language: Language): Promise<void> {
    await changeEach((item) => {
      if (item.number !== number || item.state !== 'refused') return undefined
      const { refusal: _read, code: _code, ...again } = item
      return { ...(again as Item), state: 'waiting' }
    })
    await flush(language)
  }

  return {
    add,
    flush,
    tryAgain,
    changeEach,
    readAgain,
    noteConnection,
    read: state.read,
    initial: state.initial,
    file: async (key: string) => (await store()).file(key),
    /** Follows the queue, also changes by other tabs, and reads it. Returns a function that stops it. Browser only. */
    subscribe(listener: () => void): () => void {
      const stop = state.subscribe(listener)
      followers += 1
      if (followers === 1) {
        if (typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(channelName)
        channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => void (data === subject && readAgain()))
        void readAgain()
      }
      return () => {
        stop()
        followers -= 1
        if (followers > 0) return
        channel?.close()
        channel = undefined
      }
    },
    /** Calls the hearer with the server's answer or refusal of each action that this tab sends. Returns a function that stops it. */
    hear: results.subscribe,
  }
}
