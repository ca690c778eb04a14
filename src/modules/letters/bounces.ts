import { hash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { InvalidInput, NotFound, NotSignedIn } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { readDeliveryReport } from './read-delivery-report.ts'
import { type Bounce, bounce, takeInBounces } from './take-in-bounces.ts'

const mostAtOnce = 1000
const body = z.union([bounce, z.array(bounce).max(mostAtOnce)])

/**
 * POST /api/webhooks/bounces, with BOUNCE_WEBHOOK_SECRET as the bearer token. Takes JSON from a mail service's webhook, or the raw report
 * (`message/rfc822`). Throws NotFound without a secret, NotSignedIn for a wrong one, InvalidInput.
 */
export async function handleBounces(request: Request, ctx: Ctx, secret: string | undefined): Promise<Response> {
  if (secret === undefined) throw new NotFound()
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))) throw new NotSignedIn()
  const text = await request.text()
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  const bounces = isJson ? readJson(text) : readDeliveryReport(text).gone.map((address): Bounce => ({ email: address, kind: 'hard' }))
  await inTransaction(ctx, (inside) => takeInBounces(inside, bounces))
  return Response.json({ received: bounces.length })
}

function readJson(text: string): Bounce[] {
  try {
    return [body.parse(JSON.parse(text))].flat()
  } catch {
    throw new InvalidInput({ body: 'invalid' })
  }
}
