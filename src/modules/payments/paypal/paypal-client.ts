import type { Client, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { money, toSen } from '#contract/rules/money.ts'
import { outsideTryMs } from '#kit/clock/deadline.ts'
import type { Config } from '#kit/config/config.ts'

export type PaypalKeys = NonNullable<Config['paypal']>

export type PaypalClient = {
  orders: OrdersController
  payments: PaymentsController
  /** For calls that the SDK lacks. `body` is JSON. Throws PaypalRefusal unless PayPal answers with 2xx. */
  post(path: string, body: string): Promise<unknown>
}

export class PaypalRefusal extends Error {
  override name = 'PaypalRefusal'
  readonly status: number

  constructor(status: number, path: string) {
    super(`PayPal answered ${status} to ${path}`)
    this.status = status
  }
}

/** A token is renewed this long before it expires. */
const tokenReserveMs = 60_000

const clients = new WeakMap<PaypalKeys, Promise<PaypalClient>>()

/** Loads the SDK on first use: it is large, and a shop without keys never needs it. */
export function paypalClient(keys: PaypalKeys): Promise<PaypalClient> {
  const known = clients.get(keys)
  if (known) return known
  const client = createClient(keys)
  clients.set(keys, client)
  return client
}

async function createClient(keys: PaypalKeys): Promise<PaypalClient> {
  const sdk = await import('@paypal/paypal-server-sdk')
  const baseUrl = baseUrlOf(keys)
  const getToken = cacheToken(() => fetchToken(baseUrl, keys))
  const client = new sdk.Client({
    timeout: outsideTryMs,
    environment: keys.isLive ? sdk.Environment.Production : sdk.Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: keys.clientId,
      oAuthClientSecret: keys.clientSecret,
      oAuthTokenProvider: async () => ({ accessToken: await getToken(), tokenType: 'Bearer' }),
    },
  })
  const sender = keys.apiUrl ? redirected(client, baseUrl) : client
  return {
    orders: new sdk.OrdersController(sender),
    payments: new sdk.PaymentsController(sender),
    async post(path, body) {
      const answer = await fetch(new URL(path, baseUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(outsideTryMs),
      })
      if (!answer.ok) throw new PaypalRefusal(answer.status, path)
      return answer.json()
    },
  }
}

/** Converts PayPal's amount, a text with two decimals, to sen. */
export function senIn(value: string): number {
  return toSen(money(Number(value)))
}

function baseUrlOf({ apiUrl, isLive }: PaypalKeys): string {
  return apiUrl ?? (isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com')
}

/** The SDK knows only two base URLs, so any other one is set on each request. */
function redirected(client: Client, baseUrl: string): Pick<Client, 'getRequestBuilderFactory'> {
  return {
    getRequestBuilderFactory: () => (method, path) => {
      const request = client.getRequestBuilderFactory()(method, path)
      request.interceptRequest((sent) => ({ ...sent, url: sent.url.replace(/^https:\/\/[^/]+/, baseUrl) }))
      return request
    },
  }
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

async function fetchToken(baseUrl: string, { clientId, clientSecret }: PaypalKeys): Promise<{ token: string; livesMs: number }> {
  const answer = await fetch(new URL('/v1/oauth2/token', baseUrl), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    redirect: 'error',
    signal: AbortSignal.timeout(outsideTryMs),
  })
  if (!answer.ok) throw new Error(`PayPal refused our keys with ${answer.status}`)
  const { access_token, expires_in } = tokenAnswer.parse(await answer.json())
  return { token: access_token, livesMs: expires_in * 1000 }
}

function cacheToken(fetchNew: () => Promise<{ token: string; livesMs: number }>): () => Promise<string> {
  let cached: { token: string; until: number } | undefined
  return async () => {
    if (cached && performance.now() < cached.until) return cached.token
    const { token, livesMs } = await fetchNew()
    cached = { token, until: performance.now() + livesMs - tokenReserveMs }
    return token
  }
}
