import { writeAttributes, writeNanoseconds } from './otlp-spans.ts'
import type { Attributes } from './telemetry.ts'

type Labels = Readonly<Partial<Record<string, string | number>>>
/** A metric as prom-client lists it. Each bucket, the sum and the count of a histogram are separate values. */
export type PromMetric = {
  name: string
  help: string
  type: unknown
  values: readonly { value: number; labels: Labels; metricName?: string }[]
}

/** AggregationTemporality: since the start of the process. */
const cumulative = 2

/** Returns the metrics of /metrics as an ExportMetricsServiceRequest in OTLP's JSON. */
export function writeMetrics(metrics: readonly PromMetric[], resource: Attributes, nowMs: number): object {
  const times = { startTimeUnixNano: writeNanoseconds(performance.timeOrigin), timeUnixNano: writeNanoseconds(nowMs) }
  return {
    resourceMetrics: [
      {
        resource: { attributes: writeAttributes(resource) },
        scopeMetrics: [{ scope: { name: 'shop' }, metrics: metrics.flatMap((metric) => writeMetric(metric, times)) }],
      },
    ],
  }
}

function writeMetric({ name, help, type, values }: PromMetric, times: object): object[] {
  const head = { name, description: help }
  if (values.length === 0) return []
  if (type === 'histogram') return [{ ...head, histogram: { aggregationTemporality: cumulative, dataPoints: bucketsOf(values, times) } }]
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: attributesOf(labels), asDouble: value }))
  if (type === 'counter') return [{ ...head, sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints } }]
  return [{ ...head, gauge: { dataPoints } }]
}

/** prom-client's buckets count everything below their bound; those of OTLP count values between two bounds. */
function bucketsOf(values: PromMetric['values'], times: object): object[] {
  const series = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) => JSON.stringify(labels))
  return [...series.values()].map((own) => {
    const valueOf = (part: string) => own.find(({ metricName }) => metricName?.endsWith(part))?.value ?? 0
    const below = own
      .filter(({ metricName, labels }) => metricName?.endsWith('_bucket') && labels['le'] !== '+Inf')
      .map(({ labels, value }) => ({ bound: Number(labels['le']), value }))
      .toSorted((one, other) => one.bound - other.bound)
    const count = valueOf('_count')
    const steps = [...below.map(({ value }) => value), count]
    const { le: _le, ...labels } = own[0]?.labels ?? {}
    return {
      ...times,
      attributes: attributesOf(labels),
      count: String(count),
      sum: valueOf('_sum'),
      explicitBounds: below.map(({ bound }) => bound),
      bucketCounts: steps.map((value, at) => String(value - (steps[at - 1] ?? 0))),
    }
  })
}

function attributesOf(labels: Labels): object[] {
  return writeAttributes(
    Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  )
}
