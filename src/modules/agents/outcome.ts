import type { Version } from './versions/version.ts'

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'
export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning' | 'info'; code: string; content: string; path?: string }

export type Answer = { status: number; body: Record<string, unknown> }

/** Answers without a cart, checkout or product. */
export function outcome(version: Version, messages: readonly Message[], continueUrl: string): Answer {
  return { status: 200, body: { ucp: { version, status: 'error' }, messages, continue_url: continueUrl } }
}

export function notFound(version: Version, continueUrl: string, content = 'There is nothing with this id.'): Answer {
  return outcome(version, [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }], continueUrl)
}
