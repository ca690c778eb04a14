import type { HttpBindings } from '@hono/node-server'

export type EdgeEnv = { Bindings: HttpBindings; Variables: { requestId: string; address: string } }
