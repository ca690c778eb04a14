import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { type Collector, openCollector } from './collector.ts'
import { hearOutgoingCalls } from './outgoing-calls.ts'
import { type Span, writeSpans } from './otlp-spans.ts'
import type { Attributes, OpenSpan, SpanStart, Telemetry } from './telemetry.ts'

export type OtlpOptions = Collector & {
  /** The share of traces that are recorded. A caller with its own `traceparent` decides for its trace. */
  sampledShare: number
  /** Called when the collector can't be reached or refuses. */
  complain: (reason: string) => void
}

export type OtlpTelemetry = Telemetry & {
  /** Sends the waiting spans. Does not wait for a collector that does not answer. */
  close(): Promise<void>
}

type Running = { traceId: string; spanId: string; isSampled: boolean }

/** The most spans waiting to be sent. While the collector is unavailable, the rest is lost. */
const mostWaiting = 4096
const batch = 512
const sendEveryMs = 2000

/** Sends traces by OTLP over HTTP, as JSON (decision 157). */
export function openOtlpTelemetry(options: OtlpOptions): OtlpTelemetry {
  const running = new AsyncLocalStorage<Running>()
  const collector = openCollector(options)
  const waiting: Span[] = []
  let sending = Promise.resolve()

  function keep(span: Span): void {
    if (waiting.length < mostWaiting) waiting.push(span)
    if (waiting.length === batch) send()
  }

  function send(): void {
    if (waiting.length === 0) return
    const spans = waiting.splice(0, batch)
    // Runs outside any span: the request that filled the batch did not cause this call.
    running.exit(() => {
      sending = sending.then(() => collector.send(writeSpans(spans, collector.resource)))
    })
  }

  function begin(parent: string | undefined): Running & { parentId: string | undefined } {
    const around = running.getStore()
    if (around) return { traceId: around.traceId, spanId: newId(8), isSampled: around.isSampled, parentId: around.spanId }
    const [, traceId, parentId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? []
    if (traceId === undefined)
      return { traceId: newId(16), spanId: newId(8), isSampled: Math.random() < options.sampledShare, parentId: undefined }
    return { traceId, spanId: newId(8), isSampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1, parentId }
  }

  function beginCall(): ((call: Pick<Span, 'name' | 'startedMs' | 'attributes' | 'isFault'>) => void) | undefined {
    const around = running.getStore()
    if (!around?.isSampled) return undefined
    return (call) => keep({ ...call, traceId: around.traceId, spanId: newId(8), parentId: around.spanId, kind: 'client', endedMs: nowMs() })
  }

  const timer = setInterval(send, sendEveryMs).unref()
  const stopHearing = hearOutgoingCalls(beginCall, nowMs)

  return {
    async trace<Result>({ name, kind, parent }: SpanStart, run: (span: OpenSpan) => Promise<Result>): Promise<Result> {
      const own = begin(parent)
      const span: Span = { ...own, name, kind, startedMs: nowMs(), endedMs: 0, attributes: {}, isFault: false }
      const open: OpenSpan = {
        describe(said) {
          span.name = said.name ?? span.name
          span.attributes = { ...span.attributes, ...said.attributes }
          span.isFault = said.isFault ?? span.isFault
        },
      }
      try {
        return await running.run(own, () => run(open))
      } catch (error) {
        span.isFault = true
        throw error
      } finally {
        span.endedMs = nowMs()
        if (own.isSampled) keep(span)
      }
    },
    note(name: string, durationMs: number, attributes: Attributes) {
      const around = running.getStore()
      if (!around?.isSampled) return
      const endedMs = nowMs()
      const { traceId, spanId: parentId } = around
      keep({
        traceId,
        spanId: newId(8),
        parentId,
        name,
        kind: 'client',
        startedMs: endedMs - durationMs,
        endedMs,
        attributes,
        isFault: false,
      })
    },
    parent() {
      const around = running.getStore()
      return around && `00-${around.traceId}-${around.spanId}-${around.isSampled ? '01' : '00'}`
    },
    ids() {
      const around = running.getStore()
      return around && { trace: around.traceId, span: around.spanId }
    },
    async close() {
      stopHearing()
      clearInterval(timer)
      while (waiting.length > 0) send()
      await sending
      collector.close()
    },
  }
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

/** More precise than Date.now, and not adjusted during a measurement. */
function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
