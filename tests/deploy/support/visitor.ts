import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Asked = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array }

let last = 0

/** Requests pages over TLS from its own address, trusts only the given authority, and keeps cookies. */
export class Visitor {
  readonly #origin: string
  readonly #agent: Agent
  readonly #cookies = new Map<string, string>()

  constructor(origin: string, authority: Buffer) {
    this.#origin = origin
    last += 1
    this.#agent = new Agent({ ca: authority, keepAlive: true, localAddress: `127.0.${1 + Math.floor(last / 200)}.${1 + (last % 200)}` })
  }

  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    const answer = await this.open(path, asked)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  }

  async call<Body>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Body }> {
    const sent = body && JSON.stringify(body)
    const answer = await this.ask(path, {
      method,
      headers: { 'content-type': 'application/json', origin: this.#origin, ...headers },
      ...(sent !== undefined && { body: sent }),
    })
    return { status: answer.status, body: (answer.headers['content-type']?.includes('json') ? JSON.parse(answer.body) : undefined) as Body }
  }

  /** Resolves with the response before its body is read. */
  async open(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<IncomingMessage> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = request(`${this.#origin}${path}`, { agent: this.#agent, method, headers: { ...(cookie && { cookie }), ...headers } })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }

  leave(): void {
    this.#agent.destroy()
  }
}
