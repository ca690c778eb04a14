import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { orderPage } from '../orders/present-order.ts'
import { listShopKeys } from '../signatures/key-store.ts'
import { signRequest } from '../signatures/sign-request.ts'
import { askStranger, mayLoopBack, NotAllowed, Unreachable } from '../strangers/ask-stranger.ts'
import { type ClaimedEvent, claimEvent, endEvent, postponeEvent } from './event-store.ts'
import { orderEventsJob } from './order-events-job.ts'

export type Sender = { publicUrl: string; authSecret: string }

const timeoutMs = 10_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Pauses after failed attempts; then hourly for a day. */
const pausesMs = [15_000, minuteMs, 5 * minuteMs, 30 * minuteMs]
const mostTries = pausesMs.length + 24
const passing = new Set([408, 425, 429])

/** Sends an order's waiting messages, oldest first. A message that must wait holds back the later ones of this order alone. */
export async function sendOrderEvents(ctx: Ctx, sender: Sender, { orderId }: { orderId: string }): Promise<void> {
  for (let event = await claimEvent(ctx, orderId); event; event = await claimEvent(ctx, orderId)) {
    const { agents_ucp: isOn } = await getSettings(ctx)
    const answer = event.is_blocked || isOn === 'off' ? { status: null, isFinal: true } : await send(ctx, sender, event)
    const pauseMs = answer.isFinal ? undefined : pauseAfter(event)
    if (pauseMs === undefined) {
      const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300
      await endEvent(ctx, event.id, isTaken ? 'sent' : 'failed', answer.status)
      continue
    }
    const until = new Date(ctx.clock.now().getTime() + pauseMs)
    await postponeEvent(ctx, event.id, until, answer.status)
    await ctx.jobs.enqueue(ctx.db, orderEventsJob, { orderId }, { startAfter: until })
    return
  }
}

/** `status` is null without an answer. */
type Outcome = { status: number | null; isFinal: boolean }

async function send(ctx: Ctx, { publicUrl, authSecret }: Sender, event: ClaimedEvent): Promise<Outcome> {
  const [key] = await listShopKeys(ctx, authSecret)
  if (!key) throw new Error('There is no key to sign with')
  const url = new URL(event.url)
  const body = JSON.stringify({ ...event.body, permalink_url: orderPage(publicUrl, event.body.label) })
  const headers = {
    'content-type': 'application/json',
    'ucp-agent': `profile="${publicUrl}/.well-known/ucp"`,
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(event.happened_at.getTime() / 1000)),
  }
  const signed = signRequest(key, { method: 'POST', url, headers, body }, ctx.clock.now())
  try {
    const asking = { method: 'POST' as const, headers: signed, body, timeoutMs, mostBytes: 0, mayLoopBack: mayLoopBack(publicUrl) }
    const { status } = await askStranger(url, asking)
    return { status, isFinal: status < 500 && !passing.has(status) }
  } catch (error) {
    if (error instanceof Unreachable) return { status: null, isFinal: error instanceof NotAllowed }
    throw error
  }
}

/** Returns undefined after the last attempt. */
function pauseAfter({ tries }: ClaimedEvent): number | undefined {
  return tries >= mostTries ? undefined : (pausesMs[tries - 1] ?? hourMs)
}
