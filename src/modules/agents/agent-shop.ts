import { guest } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Ctx } from '#modules/context.ts'
import type { ModuleServices } from '#modules/module.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'
import { type OwnHost, ownHosts } from './door/own-hosts.ts'
import { Profiles } from './door/profiles.ts'
import { ToolCounts } from './mcp/tool-counts.ts'
import { mayLoopBack } from './strangers/ask-stranger.ts'

/** What the agents' addresses need beyond a context. */
export type AgentShop = {
  publicUrl: string
  authSecret: string
  limits: Limits
  profiles: Profiles
  authorityOf: OwnHost
  toolCounts: ToolCounts
  /** A guest's context: agents have no session, and see a guest's prices. */
  ctxIn(language: Language): Ctx
}

export function openAgentShop({ config, db, log, limits, clock, systemCtx }: ModuleServices): AgentShop {
  const { publicUrl, authSecret, isProduction } = config
  return {
    publicUrl,
    authSecret,
    limits,
    profiles: new Profiles(clock, mayLoopBack(publicUrl)),
    authorityOf: ownHosts(publicUrl, isProduction),
    toolCounts: new ToolCounts(db, log),
    ctxIn: (language) => systemCtx({ actor: guest, language }),
  }
}

/** Reads a BCP 47 language by its first part; English for others and for one that is off. */
export function languageOf(ctx: Pick<Ctx, 'memory'>, tag: unknown): Language {
  return spokenLanguage(ctx, typeof tag === 'string' ? tag.split(/[-_]/)[0]?.toLowerCase() : undefined)
}
