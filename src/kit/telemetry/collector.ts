import type { Attributes } from './telemetry.ts'

export type Collector = {
  /** Without a path: `/v1/traces` and `/v1/metrics` follow. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** What all of it is about: the service, its version, its instance. */
  resource: Attributes
  complain: (reason: string) => void
}

/** One sending takes no longer; what comes meanwhile waits. */
const sendingMs = 5000

/** Sends without ever throwing: the shop goes on whether somebody collects or not. */
export function openCollector({ endpoint, headers, resource, complain }: Collector) {
  const base = endpoint.replace(/\/+$/, '')
  const end = new AbortController()
  return {
    resource,
    async send(path: '/v1/traces' | '/v1/metrics', body: object): Promise<void> {
      try {
        const answer = await fetch(base + path, {
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
