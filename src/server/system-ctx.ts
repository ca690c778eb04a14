import { system } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import { createCtx } from './http/request-context.ts'
import type { CtxSource } from './shop.ts'

/** The context of work that no visitor requested. */
export function systemCtx(shop: CtxSource): Ctx {
  return createCtx(shop, { actor: system, language: defaultLanguage, requestId: 'job' })
}
