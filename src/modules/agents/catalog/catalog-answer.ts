import { pages } from '#contract/pages.ts'
import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { isRecord } from '../door/read-body.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import type { Message } from '../outcome.ts'
import type { Capability } from '../profile/capability.ts'

/** Writes `ucp` of an answer with the capabilities that belong to it and are active. */
export function ucpOf({ caller: { version, active } }: UcpAsk, ...names: readonly Capability[]) {
  const capabilities = names.filter((name) => active.has(name)).map((name) => [name, [{ version }]])
  return { version, status: 'success', capabilities: Object.fromEntries(capabilities) as Record<string, unknown> }
}

/** Programs may claim that the buyer is a member; nothing follows from it. */
export function eligibilityMessages({ ctx, body }: Pick<UcpAsk, 'ctx' | 'body'>): Message[] {
  const { context } = body
  const claims = isRecord(context) ? context['eligibility'] : undefined
  if (claims === undefined || claims === null || (Array.isArray(claims) && claims.length === 0)) return []
  const t = serverTranslator('agents', ctx.language)
  return [{ type: 'warning', code: 'eligibility_not_accepted', content: t('eligibility'), path: '$.context.eligibility' }]
}

export function messagesOf(messages: readonly Message[]) {
  return messages.length > 0 ? { messages } : {}
}

/** Goods that members alone can buy for now do not exist for agents. */
export function isForEverybody({ clock }: Pick<Ctx, 'clock'>, { early_access_until: until }: Product): boolean {
  return until === null || new Date(until) <= clock.now()
}

export function shopPage({ shop: { publicUrl } }: Pick<UcpAsk, 'shop'>): string {
  return publicUrl + pages.shop()
}
