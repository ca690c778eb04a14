import type { Actor } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import type { Uses } from '#modules/cache-tags.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { listeners } from '../modules.ts'
import type { CtxSource, Shop } from '../shop.ts'
import { guestTokensOf } from './guest-tokens.ts'
import { isFromElsewhere } from './same-origin.ts'

/** For responses that are not cached: their tags are not needed. */
const forgetUses: Uses = { add: () => undefined }

export type Asking = {
  actor: Actor
  address: string
  requestId: string
  language: Language
  /** The tags of a response that is cached. */
  uses?: Uses
  /** True if the caller may see reads that are stored for cached responses, like visitors of public pages. */
  takesKept?: boolean
}

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
    isForeign: isFromElsewhere(headers, shop.isOwnOrigin),
    counted: new Set(),
  }
}

export function createCtx(shop: CtxSource, asking: Pick<Asking, 'actor' | 'language' | 'requestId' | 'uses' | 'takesKept'>): Ctx {
  return {
    db: shop.db,
    actor: asking.actor,
    clock: shop.clock,
    log: shop.log.child({ request: asking.requestId }),
    requestId: asking.requestId,
    language: asking.language,
    files: shop.files,
    imageQueue: shop.imageQueue,
    jobs: shop.jobs,
    listeners,
    memory: shop.memory,
    uses: asking.uses ?? forgetUses,
    kept: asking.uses || asking.takesKept ? shop.responseCache?.reads : undefined,
  }
}
