import type { Attributes, SpanStart } from './telemetry.ts'

export type Span = {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: SpanStart['kind']
  startedMs: number
  endedMs: number
  attributes: Attributes
  isFault: boolean
}

/** Numbers from opentelemetry-proto, trace.proto. */
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const
const scope = { name: 'shop' }

/** Returns an ExportTraceServiceRequest in OTLP's JSON: ids in hex, 64-bit numbers as text. */
export function writeSpans(spans: readonly Span[], resource: Attributes): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: writeAttributes(resource) },
        scopeSpans: [
          {
            scope,
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
              name: span.name,
              kind: kinds[span.kind],
              startTimeUnixNano: writeNanoseconds(span.startedMs),
              endTimeUnixNano: writeNanoseconds(span.endedMs),
              attributes: writeAttributes(span.attributes),
              status: span.isFault ? { code: 2 } : {},
            })),
          },
        ],
      },
    ],
  }
}

function writeAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: writeValue(value) }))
}

function writeNanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}

function writeValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
