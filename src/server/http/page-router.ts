import { type AnyRouter, isProcedure, Procedure } from '@orpc/server'
import type { ApiRouter } from '../api.ts'

/**
 * The calls as pages make them, in this process. The catalogue's answers are not validated against the contract again: that copied every
 * product of every list, cached ones too, and took as long as reading them. Over HTTP everything is validated.
 */
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
