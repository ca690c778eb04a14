import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PublicJwk } from '#modules/agents/signatures/signing-key.ts'
import type { WrittenOrder } from '#modules/agents/orders/present-order.ts'
import { profileOf, type Respond } from './agent-profile.ts'

export type ReceivedEvent = { headers: IncomingMessage['headers']; url: string; text: string; order: WrittenOrder }

/** A program's server whose profile asks for messages about orders; pass `respond` to a server. `answer` chooses its next answers. */
export function orderListener(keys: readonly PublicJwk[] = [], address?: string) {
  const received: ReceivedEvent[] = []
  let answers: { status: number; headers?: Record<string, string> } = { status: 204 }
  const respond: Respond = (request, response) => {
    if (request.method === 'GET') {
      const profile = profileOf('2026-08-25', [])
      const order = [{ version: '2026-08-25', config: { webhook_url: address ?? `http://${request.headers.host}/orders?of=shop` } }]
      const ucp = { ...profile.ucp, capabilities: { ...profile.ucp.capabilities, 'dev.ucp.shopping.order': order } }
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ ucp, keys }))
    }
    void text(request).then((sent) => {
      received.push({ headers: request.headers, url: request.url ?? '', text: sent, order: JSON.parse(sent) as WrittenOrder })
      response.writeHead(answers.status, answers.headers).end()
    })
  }
  const answer = (status: number, headers?: Record<string, string>) => {
    answers = { status, ...(headers && { headers }) }
  }
  return { respond, received, answer }
}
