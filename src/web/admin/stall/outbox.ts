import { type Deed, type Entry, needsLook, type NewEntry } from './entries.ts'

/** The storage of a phone's entries, which is IndexedDB in a browser. All tabs share it. */
export type EntryStore = {
  /** In order of creation. */
  all: () => Promise<readonly Entry[]>
  add: (entry: NewEntry) => Promise<Entry>
  put: (entries: readonly Entry[]) => Promise<void>
  remove: (numbers: readonly number[]) => Promise<void>
}

/** The server's answer to an entry. 'later' means no answer, so the entries behind it wait too. */
export type Outcome = { answer: unknown } | { refusal: string; code: string } | 'later'

export type OutboxParts = {
  store: EntryStore
  /** Sends entries in one request and returns their outcomes. Several entries only if all are scans. */
  deliver: (entries: readonly Entry[]) => Promise<readonly Outcome[]>
  /** Runs the work when no other send is running, in this tab or another one. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  /** Whether the signed-in person may send it. */
  isOurs: (entry: Entry) => boolean
  onChange: () => void
}

const mostScansAtOnce = 50
/** Sent entries stay for the list of the day and for undo. */
const mostSentKept = 100

/**
 * The offline queue of a stall: entries are stored first, then sent in order. Each has a key made on the phone, so the server acts on it
 * once, however often it is sent.
 */
export function createOutbox({ store, deliver, exclusively, isOurs, onChange }: OutboxParts) {
  async function add(deeds: readonly NewEntry[]): Promise<void> {
    for (const deed of deeds) await store.add(deed)
    onChange()
  }

  /** Concurrent calls share one waiting flush. */
  let next: Promise<void> | undefined

  /**
   * Resolves when everything waiting at the time of the call was tried. Each such entry is then sent or refused, unless the network failed.
   */
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

  /** Reads the store each time, because another tab may have added entries. */
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

  /** Sends a refused entry again with the same key, because the reason of the refusal may be gone. */
  async function tryAgain(number: number): Promise<void> {
    const entry = (await store.all()).find((one) => one.number === number)
    if (entry?.state !== 'refused') return
    const { refusal: _read, code: _code, ...again } = entry
    await store.put([{ ...again, state: 'waiting' }])
    onChange()
    await flush()
  }

  /** Removes a refusal or a conflict that staff have read. */
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

  /** Records corrections from the manifest: scans of this phone that came second to another phone's. */
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

/** Returns the server's total of a sale if it differs from the amount taken, because a price has changed since. */
function otherSum({ deed, amount }: Entry, answer: unknown): number | undefined {
  if (deed.kind !== 'sale') return undefined
  const { sale } = answer as { sale?: { total: number } }
  return sale === undefined || amount === undefined || sale.total === amount ? undefined : sale.total
}

/** Removes email addresses once the server has them, so no personal data stays on the device. */
function withoutAddresses(deed: Deed): Deed {
  if (deed.kind !== 'sale') return deed
  const { email: _email, member_email: _member, ...sale } = deed.sale
  return { ...deed, sale }
}

/** Detects a conflict: the phone said "hand over" by its own list, but the order was already collected. */
function conflictIn(deed: Deed, answer: unknown): { at: string | null; by: string | null } | undefined {
  if (deed.kind !== 'scan' || !deed.handedOver) return undefined
  const { result, collected_at = null, by = null } = answer as { result: string; collected_at?: string | null; by?: string | null }
  return result === 'collected' ? undefined : { at: collected_at, by }
}
