import type { Attributes } from './telemetry.ts'

export type Collector = {
  /** Without a path; `/v1/traces` is appended. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** The service, its version and its instance. */
  resource: Attributes
  complain: (reason: string) => void
}

/** Limit for one request. New data waits until it ends. */
const sendingMs = 5000

/** Sends data and never throws: the shop runs with or without a collector. */
export function openCollector({ endpoint, headers, resource, complain }: Collector) {
  const base = endpoint.replace(/\/+$/, '')
  const end = new AbortController()
  return {
    resource,
    async send(body: object): Promise<void> {
      try {
        const answer = await fetch(`${base}/v1/traces`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.any([AbortSignal.timeout(sendingMs), end.signal]),
        })
        await answer.arrayBuffer()
        if (!answer.ok) complain(`it answered ${answer.status}`)
      } catch (error) {
        complain(error instanceof Error ? error.name : 'unknown')
      }
    },
    close: () => end.abort(),
  }
}
