import { type AnyRouter, isProcedure, Procedure } from '@orpc/server'
import type { ApiRouter } from '../api.ts'

/** Calls as pages make them, in this process. Answers are not validated again, which took as long as reading them; over HTTP they are. */
export function pageRouter(router: ApiRouter): ApiRouter {
  return { ...router, catalog: withoutOutputChecks(router.catalog) }
}

function withoutOutputChecks<Routes extends Record<string, AnyRouter>>(routes: Routes): Routes {
  const unchecked = Object.entries(routes).map(([name, route]) => [
    name,
    // NaN matches no middleware, so output validation is skipped (oRPC's `outputValidationIndex`).
    isProcedure(route) ? new Procedure({ ...route['~orpc'], outputValidationIndex: Number.NaN }) : route,
  ])
  return Object.fromEntries(unchecked)
}
