export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A span in progress. `describe` names it once its content is known. */
export type OpenSpan = { describe(said: { name?: string; attributes?: Attributes; isFault?: boolean }): void }

export type SpanStart = {
  name: string
  kind: 'server' | 'consumer' | 'client' | 'internal'
  /** The `traceparent` of the caller (W3C Trace Context). */
  parent?: string | undefined
}

export type Telemetry = {
  /** Runs the function as a span, a child of the current one. */
  trace<Result>(start: SpanStart, run: (span: OpenSpan) => Promise<Result>): Promise<Result>
  /** Adds work that has just ended to the current span. Does nothing without one. */
  note(name: string, durationMs: number, attributes: Attributes): void
  /** The `traceparent` for work that continues the current span later, such as a job. */
  parent(): string | undefined
  /** The ids of the current span, for log lines. */
  ids(): { trace: string; span: string } | undefined
}

const nameless: OpenSpan = { describe: () => undefined }

/** Used without a collector: measures nothing and loads nothing. */
export const untraced: Telemetry = {
  trace: (_start, run) => run(nameless),
  note: () => undefined,
  parent: () => undefined,
  ids: () => undefined,
}
