import * as pickups from '#contract/calls/pickups.gen.ts'
import * as stallSales from '#contract/calls/stall-sales.gen.ts'
import type { Language } from '#contract/languages.ts'
import { send } from '#web/browser/calls/send.ts'
import type { QueuedStallAction } from './stall-actions.ts'

/** Sends in one request either several scans or one action of another kind. Returns an answer for each. */
export async function sendActions(run: readonly QueuedStallAction[], language: Language): Promise<readonly unknown[]> {
  const [first] = run
  if (!first) return []
  const { action } = first
  const options = { language }
  const once = { ...options, headers: { 'idempotency-key': action.key } }
  switch (action.kind) {
    case 'scan':
      return sendScans(run, language)
    case 'undo':
      return [await send(pickups.undo, { scanId: action.scanId }, options)]
    case 'pickup':
      return [await send(pickups.handOver, { params: { id: action.orderId }, body: { items: [...action.items] } }, options)]
    case 'payment': {
      const { method, received } = action
      const body = { method, ...(received !== undefined && { received }) }
      return [await send(pickups.takeMoney, { params: { id: action.orderId }, body }, once)]
    }
    case 'sale':
      return [
        await send(stallSales.sell, { params: { id: action.eventId }, body: { ...action.sale, sent_at: new Date().toISOString() } }, once),
      ]
  }
}

async function sendScans(run: readonly QueuedStallAction[], language: Language): Promise<readonly unknown[]> {
  const scans = run.flatMap(({ action }) => (action.kind === 'scan' ? [{ ...action.scan, scan_id: action.key }] : []))
  const { results } = await send(pickups.scan, { scans, sent_at: new Date().toISOString() }, { language })
  return scans.map(({ scan_id }) => results.find((result) => result.scan_id === scan_id))
}
