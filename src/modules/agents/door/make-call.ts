import type { Limit } from '#kit/limits/limits.ts'
import { limitGuesses } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type AgentShop, languageOf } from '../agent-shop.ts'
import { answerOnce } from '../once/answer-once.ts'
import { type Answer, outcome } from '../outcome.ts'
import type { Caller } from './find-caller.ts'
import { isRecord } from './read-body.ts'
import type { UcpCall } from './ucp-ask.ts'

const readsByAddress: Limit = { name: 'agent-reads-by-address', points: 600, perSeconds: 60 }
const writesByAddress: Limit = { name: 'agent-writes-by-address', points: 120, perSeconds: 60 }
const readsByPlatform: Limit = { name: 'agent-reads-by-platform', points: 3000, perSeconds: 60 }
const writesByPlatform: Limit = { name: 'agent-writes-by-platform', points: 600, perSeconds: 60 }

/** Before the caller is known. Throws TooManyRequests. */
export function limitAddress({ limits }: AgentShop, { writes }: Pick<UcpCall, 'writes'>, address: string): Promise<void> {
  return limits.take(writes ? writesByAddress : readsByAddress, address)
}

export type Made = { body: Record<string, unknown>; id: string; address: string; key: string | undefined }

/** Makes a call of UCP for a known caller, over REST or MCP. Throws a Refusal or an expected error of the shop. */
export async function makeCall(shop: AgentShop, call: UcpCall, caller: Caller, { body, id, address, key }: Made): Promise<Answer> {
  await shop.limits.take(call.writes ? writesByPlatform : readsByPlatform, caller.platformId)
  if (!caller.active.has(call.capability)) return nothingInCommon(shop, caller, call.capability)
  const { context } = body
  const language = languageOf(shop.ctxIn('en'), isRecord(context) ? context['language'] : undefined)
  const ctx = shop.ctxIn(language)
  const code = hasCodes(body) ? 'codes' : undefined
  return limitGuesses({ limits: shop.limits, address }, code, (guess) => {
    const act = (inside: Ctx) => call.act({ shop, ctx: inside, caller, body, id, address, guess })
    return key === undefined || !call.writes
      ? act(ctx)
      : answerOnce(ctx, { caller, key, tool: keyedBy(call, caller), id, body: { ...body, payment: undefined } }, act)
  })
}

/** An unsigned repeat of a signed call does not get its answer. */
function keyedBy({ tool }: UcpCall, { isSigned }: Caller): string {
  return isSigned ? `${tool} signed` : tool
}

function nothingInCommon({ publicUrl }: AgentShop, { version }: Caller, name: string): Answer {
  const content = `Your profile does not list ${name} in version ${version}.`
  return outcome(version, [{ type: 'error', code: 'capabilities_incompatible', content, severity: 'unrecoverable' }], `${publicUrl}/`)
}

function hasCodes({ discounts }: Record<string, unknown>): boolean {
  return isRecord(discounts) && Array.isArray(discounts['codes']) && discounts['codes'].length > 0
}
