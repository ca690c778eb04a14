import * as pickups from '#contract/calls/pickups.gen.ts'
import * as stallSales from '#contract/calls/stall-sales.gen.ts'
import type { Language } from '#contract/languages.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'
import { send } from '#web/browser/calls/send.ts'
import type { Entry } from './entries.ts'
import type { Outcome } from './outbox.ts'

/** Error codes after which an entry is retried. Any other code is final. */
const triedAgain: ReadonlySet<string> = new Set(['unavailable', 'too_busy', 'too_many_requests', 'not_signed_in', 'in_progress', 'fault'])

export type Reach = 'reached' | 'unreached' | 'signed_out'

type Told = { language: Language; otherwise: string; onReach: (reach: Reach) => void }

/** Sends entries in one request: either several scans or one entry of another kind. */
export async function deliver(entries: readonly Entry[], { language, otherwise, onReach }: Told): Promise<Outcome[]> {
  try {
    const answers = await ask(entries, language)
    onReach('reached')
    return answers.map((answer) => ({ answer }))
  } catch (error) {
    const { code, sentence } = whyNot(error, otherwise)
    onReach(reachOf(error))
    return entries.map(() => (code === undefined ? 'later' : { refusal: sentence, code }))
  }
}

async function ask(entries: readonly Entry[], language: Language): Promise<readonly unknown[]> {
  const [first] = entries
  if (!first) return []
  const { deed } = first
  const options = { language }
  const once = { ...options, headers: { 'idempotency-key': deed.key } }
  switch (deed.kind) {
    case 'scan':
      return askScans(entries, language)
    case 'undo':
      return [await send(pickups.undo, { scanId: deed.scanId }, options)]
    case 'pickup':
      return [await send(pickups.handOver, { params: { id: deed.orderId }, body: { items: [...deed.items] } }, options)]
    case 'payment': {
      const { method, received } = deed
      const body = { method, ...(received !== undefined && { received }) }
      return [await send(pickups.takeMoney, { params: { id: deed.orderId }, body }, once)]
    }
    case 'sale':
      return [
        await send(stallSales.sell, { params: { id: deed.eventId }, body: { ...deed.sale, sent_at: new Date().toISOString() } }, once),
      ]
  }
}

async function askScans(entries: readonly Entry[], language: Language): Promise<readonly unknown[]> {
  const scans = entries.flatMap(({ deed }) => (deed.kind === 'scan' ? [{ ...deed.scan, scan_id: deed.key }] : []))
  const { results } = await send(pickups.scan, { scans, sent_at: new Date().toISOString() }, { language })
  return scans.map(({ scan_id }) => results.find((result) => result.scan_id === scan_id))
}

/** An outcome without a code is retried. */
function whyNot(error: unknown, otherwise: string): { code: string | undefined; sentence: string } {
  if (!(error instanceof RequestError)) throw error
  const { answer } = error
  if (!answer || triedAgain.has(answer.code)) return { code: undefined, sentence: otherwise }
  return { code: answer.code, sentence: sentenceOf(answer, otherwise) }
}

export function reachOf(error: unknown): Reach {
  if (!(error instanceof RequestError)) return 'unreached'
  if (error.answer?.code === 'not_signed_in') return 'signed_out'
  return error.answer && !triedAgain.has(error.answer.code) ? 'reached' : 'unreached'
}
