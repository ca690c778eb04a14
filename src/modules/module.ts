import type { HttpBindings } from '@hono/node-server'
import type { Config } from '#kit/config/config.ts'
import type { IncomingBody } from '#kit/http/incoming-body.ts'
import type { KeptAnswers } from '#kit/http/kept-answers.ts'
import type { Ctx } from './context.ts'

/** What stands beside each HTTP request that reaches a module's own routes. */
export type HttpEnv = { Bindings: HttpBindings; Variables: { requestId: string; address: string; body: IncomingBody | undefined } }

/** What the server lends to the modules. */
export type ModuleServices = {
  config: Config
  kept: Pick<KeptAnswers, 'produce'>
  /** For work that nobody asked for in person, and for guests' answers that are cached. */
  systemCtx(asking?: Partial<Pick<Ctx, 'actor' | 'language' | 'uses'>>): Ctx
}
