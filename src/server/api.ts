import { implement } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import { firstLook } from '#kit/http/first-look.ts'
import { callerAdmitted } from '#modules/identity/index.ts'
import { onceOnly } from '#modules/once/index.ts'
import type { RequestContext } from '#modules/context.ts'
import { onlyDeclaredRefusals } from './http/declared-refusals.ts'
import type { ModuleRoutes } from './open-modules.ts'

export function createApi(routes: ModuleRoutes, { isProduction }: { isProduction: boolean }) {
  const os = implement(contract).$context<RequestContext>().use(onlyDeclaredRefusals(!isProduction))
  return os.use(firstLook).use(callerAdmitted).use(onceOnly).router(routes)
}
export type ApiRouter = ReturnType<typeof createApi>
