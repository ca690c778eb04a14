import type { Ctx } from '#modules/context.ts'
import type { AgentShop } from '../agent-shop.ts'
import type { Guess } from '../goods/choose-code.ts'
import type { Answer } from '../outcome.ts'
import type { Capability } from '../profile/capability.ts'
import type { Caller } from './find-caller.ts'

/** A call after its door: who asks, in which language, for which thing. */
export type UcpAsk = { shop: AgentShop; ctx: Ctx; caller: Caller; body: Record<string, unknown>; id: string; address: string; guess: Guess }

export type UcpCall = {
  method: 'GET' | 'POST' | 'PUT'
  /** Below /ucp/v1. */
  path: RegExp
  /** The tool of the same call over MCP. */
  tool: string
  capability: Capability
  /** Whether it changes anything, for limits and idempotency keys. */
  writes: boolean
  act(ask: UcpAsk): Promise<Answer>
}
