import type { Actor } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import type { Ctx, RequestContext, Uses } from '#modules/context.ts'
import type { CtxSource, Shop } from '../shop.ts'
import { guestTokensOf } from './guest-tokens.ts'

/** For answers that are not kept: nobody asks what they were made from. */
const forgetUses: Uses = { add: () => undefined }

export type Asking = { actor: Actor; address: string; requestId: string; language: Language; uses?: Uses }

export function createRequestContext(shop: Shop, headers: Headers, asking: Asking): RequestContext {
  return {
    ctx: createCtx(shop, asking),
    address: asking.address,
    idempotencyKey: headers.get('idempotency-key')?.trim() || undefined,
    guestTokens: guestTokensOf(headers),
    limits: shop.limits,
    headers,
    reply: new Headers(),
    isHttps: shop.config.publicUrl.startsWith('https:'),
    requestId: asking.requestId,
  }
}

export function createCtx(shop: CtxSource, asking: Pick<Asking, 'actor' | 'language' | 'requestId' | 'uses'>): Ctx {
  return {
    db: shop.db,
    actor: asking.actor,
    clock: shop.clock,
    log: shop.log.child({ request: asking.requestId }),
    language: asking.language,
    files: shop.files,
    jobs: shop.jobs,
    uses: asking.uses ?? forgetUses,
  }
}
