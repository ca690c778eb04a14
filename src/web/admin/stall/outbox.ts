import { type Deed, type Entry, needsLook, type NewEntry } from './entries.ts'

/** Where a phone keeps what it did: IndexedDB in a browser. Every tab of the browser has the same. */
export type EntryStore = {
  /** In the order in which they were made. */
  all: () => Promise<readonly Entry[]>
  add: (entry: NewEntry) => Promise<Entry>
  put: (entries: readonly Entry[]) => Promise<void>
  remove: (numbers: readonly number[]) => Promise<void>
}

/** What the shop said of a deed; 'later' is no answer, and what stands behind it waits too. */
export type Outcome = { answer: unknown } | { refusal: string; code: string } | 'later'

export type OutboxParts = {
  store: EntryStore
  /** Sends these in one request and says what became of each; several only when all are scans. */
  deliver: (entries: readonly Entry[]) => Promise<readonly Outcome[]>
  /** Runs the work once nobody else sends, in this tab or another one. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  /** Whether the person who is signed in may send it. */
  isOurs: (entry: Entry) => boolean
  onChange: () => void
}

const mostScansAtOnce = 50
/** What was sent stays for the list of the day, and for undoing. */
const mostSentKept = 100

/**
 * What a phone did at a stall, kept before it is sent and sent in its order. However often something is sent, the shop hears it once: each
 * deed has a key of its own, made on the phone.
 */
export function createOutbox({ store, deliver, exclusively, isOurs, onChange }: OutboxParts) {
  async function add(deeds: readonly NewEntry[]): Promise<void> {
    for (const deed of deeds) await store.add(deed)
    onChange()
  }

  /** Of several calls that wait for their turn one is enough. */
  let next: Promise<void> | undefined

  /** Done when everything that waited at the call was tried. Whatever has been added before it is sent or refused then, or the network is away. */
  function flush(): Promise<void> {
    next ??= exclusively(async () => {
      next = undefined
      for (let run = await nextRun(); run.length > 0; run = await nextRun()) {
        const outcomes = await deliver(run)
        const settled = run.flatMap((entry, place) => settle(entry, outcomes[place] ?? 'later'))
        if (settled.length > 0) await store.put(settled)
        onChange()
        if (settled.length < run.length) return
      }
      await forgetOldest()
    }).catch((error: unknown) => {
      next = undefined
      throw error
    })
    return next
  }

  /** Another tab may have added something since, so it is read anew each time. */
  async function nextRun(): Promise<Entry[]> {
    const waiting = (await store.all()).filter((entry) => entry.state === 'waiting' && isOurs(entry))
    const [first] = waiting
    if (first?.deed.kind !== 'scan') return first ? [first] : []
    const other = waiting.findIndex(({ deed }) => deed.kind !== 'scan')
    return waiting.slice(0, other === -1 ? mostScansAtOnce : Math.min(other, mostScansAtOnce))
  }

  async function forgetOldest(): Promise<void> {
    const sent = (await store.all()).filter((entry) => entry.state === 'sent' && !needsLook(entry))
    const surplus = sent.slice(0, Math.max(0, sent.length - mostSentKept))
    if (surplus.length === 0) return
    await store.remove(surplus.map(({ number }) => number))
    onChange()
  }

  /** Sent again as it is, with its key: the shop refused it for a reason that may be gone. */
  async function tryAgain(number: number): Promise<void> {
    const entry = (await store.all()).find((one) => one.number === number)
    if (entry?.state !== 'refused') return
    const { refusal: _read, code: _code, ...again } = entry
    await store.put([{ ...again, state: 'waiting' }])
    onChange()
    await flush()
  }

  /** Somebody has read what was refused or happened twice. */
  async function dismiss(number: number): Promise<void> {
    const entry = (await store.all()).find((one) => one.number === number)
    if (!entry || entry.state === 'waiting') return
    if (entry.state === 'refused') await store.remove([number])
    else {
      const { conflict: _read, written: _seen, ...rest } = entry
      await store.put([rest])
    }
    onChange()
  }

  /** Told by the manifest: these scans of ours came second to somebody's. */
  async function noteCorrections(
    corrections: readonly { scan_id: string; collected_at: string | null; by: string | null }[],
  ): Promise<void> {
    const ours = (await store.all()).flatMap((entry) => {
      const correction = corrections.find(({ scan_id }) => scan_id === entry.deed.key)
      if (!correction || entry.isCorrected) return []
      return [{ ...entry, isCorrected: true, conflict: { at: correction.collected_at, by: correction.by } }]
    })
    if (ours.length === 0) return
    await store.put(ours)
    onChange()
  }

  return { add, flush, tryAgain, dismiss, noteCorrections }
}

function settle(entry: Entry, outcome: Outcome): Entry[] {
  if (outcome === 'later') return []
  if ('refusal' in outcome) return [{ ...entry, state: 'refused', refusal: outcome.refusal, code: outcome.code }]
  const conflict = conflictIn(entry.deed, outcome.answer)
  const deed = withoutAddresses(entry.deed)
  const written = otherSum(entry, outcome.answer)
  return [
    {
      ...entry,
      deed,
      state: 'sent',
      answer: outcome.answer,
      ...(conflict && { conflict, isCorrected: true }),
      ...(written !== undefined && { written }),
    },
  ]
}

/** The shop decides on prices: where one was changed meanwhile, what is in the till is not what is in the books. */
function otherSum({ deed, amount }: Entry, answer: unknown): number | undefined {
  if (deed.kind !== 'sale') return undefined
  const { sale } = answer as { sale?: { total: number } }
  return sale === undefined || amount === undefined || sale.total === amount ? undefined : sale.total
}

/** The shop has them now; nothing of a person stays on the device. */
function withoutAddresses(deed: Deed): Deed {
  if (deed.kind !== 'sale') return deed
  const { email: _email, member_email: _member, ...sale } = deed.sale
  return { ...deed, sale }
}

/** The phone said "hand over" by its own list, and the shop says that somebody had already. */
function conflictIn(deed: Deed, answer: unknown): { at: string | null; by: string | null } | undefined {
  if (deed.kind !== 'scan' || !deed.handedOver) return undefined
  const { result, collected_at = null, by = null } = answer as { result: string; collected_at?: string | null; by?: string | null }
  return result === 'collected' ? undefined : { at: collected_at, by }
}
