import { type AnyRouter, isProcedure } from '@orpc/server'
import { withoutOutputCheck } from '#kit/http/without-output-check.ts'
import type { ApiRouter } from '../api.ts'

/** Outputs are not validated, which would take as long as reading them; over HTTP they are. */
export function pageRouter(router: ApiRouter): ApiRouter {
  return { ...router, catalog: withoutOutputChecks(router.catalog) }
}

function withoutOutputChecks<Routes extends Record<string, AnyRouter>>(routes: Routes): Routes {
  const unchecked = Object.entries(routes).map(([name, route]) => [name, isProcedure(route) ? withoutOutputCheck(route) : route])
  return Object.fromEntries(unchecked)
}
