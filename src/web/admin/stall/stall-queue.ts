import { createOfflineQueue, type QueueParts } from '#web/browser/offline/offline-queue.ts'
import { needsLook, type QueuedStallAction, type StallAction } from './stall-actions.ts'

const mostScansAtOnce = 50
/** Sent actions stay for the list of the day and for undo. */
const mostSent = 100

type Correction = { scan_id: string; collected_at: string | null; by: string | null }

/** The offline queue of a stall. */
export function createStallQueue(parts: Pick<QueueParts<QueuedStallAction>, 'openStore' | 'exclusively' | 'isOurs' | 'send'>) {
  const queue = createOfflineQueue<QueuedStallAction>({ ...parts, subject: 'stall', mostSent, needsLook, runLength, complete })
  return {
    ...queue,
    /** Removes a refusal or a conflict that staff have read. */
    dismiss: (number: number) =>
      queue.changeEach((item) => {
        if (item.number !== number || item.state === 'waiting') return undefined
        if (item.state === 'refused') return 'remove'
        const { conflict: _read, written: _seen, ...rest } = item
        return rest
      }),
    /** Records corrections from the manifest: scans of this phone that came second to another phone's. */
    noteCorrections: (corrections: readonly Correction[]) =>
      queue.changeEach((item) => {
        const correction = corrections.find(({ scan_id }) => scan_id === item.action.key)
        if (!correction || item.isCorrected) return undefined
        return { ...item, isCorrected: true, conflict: { at: correction.collected_at, by: correction.by } }
      }),
  }
}

/** Only scans go together, and none past an action between them. */
function runLength(waiting: readonly QueuedStallAction[]): number {
  const other = waiting.findIndex(({ action }) => action.kind !== 'scan')
  return other === 0 ? 1 : Math.min(other === -1 ? waiting.length : other, mostScansAtOnce)
}

function complete(item: QueuedStallAction, answer: unknown): QueuedStallAction {
  const conflict = conflictIn(item.action, answer)
  const written = otherSum(item, answer)
  return {
    ...item,
    action: withoutAddresses(item.action),
    ...(conflict && { conflict, isCorrected: true }),
    ...(written !== undefined && { written }),
  }
}

/** Returns the server's total of a sale if it differs from the amount taken, because a price has changed since. */
function otherSum({ action, amount }: QueuedStallAction, answer: unknown): number | undefined {
  if (action.kind !== 'sale') return undefined
  const { sale } = answer as { sale?: { total: number } }
  return sale === undefined || amount === undefined || sale.total === amount ? undefined : sale.total
}

/** Removes email addresses once the server has them, so no personal data stays on the device. */
function withoutAddresses(action: StallAction): StallAction {
  if (action.kind !== 'sale') return action
  const { email: _email, member_email: _member, ...sale } = action.sale
  return { ...action, sale }
}

/** Detects a conflict: the phone said "hand over" by its own list, but the order was already collected. */
function conflictIn(action: StallAction, answer: unknown): { at: string | null; by: string | null } | undefined {
  if (action.kind !== 'scan' || !action.handedOver) return undefined
  const { result, collected_at = null, by = null } = answer as { result: string; collected_at?: string | null; by?: string | null }
  return result === 'collected' ? undefined : { at: collected_at, by }
}
