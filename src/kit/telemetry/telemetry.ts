export type Attributes = Readonly<Record<string, string | number | boolean>>

/** What is being measured, to be named when it is known what it was. */
export type OpenSpan = { describe(said: { name?: string; attributes?: Attributes; isFault?: boolean }): void }

export type SpanStart = {
  name: string
  kind: 'server' | 'consumer' | 'client' | 'internal'
  /** The `traceparent` of who asked (W3C Trace Context). */
  parent?: string | undefined
}

export type Telemetry = {
  /** Runs it as a span, a part of the span that runs already. */
  trace<Result>(start: SpanStart, run: (span: OpenSpan) => Promise<Result>): Promise<Result>
  /** Adds what has just ended within the span that runs; nothing where none does. */
  note(name: string, durationMs: number, attributes: Attributes): void
  /** The `traceparent` of what comes later of the span that runs, such as a job. */
  parent(): string | undefined
  /** For log lines: which span runs. */
  ids(): { trace: string; span: string } | undefined
}

const nameless: OpenSpan = { describe: () => undefined }

/** Where nobody collects traces: nothing is measured, and nothing loaded. */
export const untraced: Telemetry = {
  trace: (_start, run) => run(nameless),
  note: () => undefined,
  parent: () => undefined,
  ids: () => undefined,
}
