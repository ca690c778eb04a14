import { type AnyRouter, isProcedure, Procedure } from '@orpc/server'
import type { ApiRouter } from '../api.ts'

/**
 * The calls as pages make them, in this process. What the catalogue answers is not checked against the contract once more: that copied
 * every product of every list, kept ones too, and took as long as reading them. Over HTTP everything is checked.
 */
export function pageRouter(router: ApiRouter): ApiRouter {
  return { ...router, catalog: withoutOutputChecks(router.catalog) }
}

function withoutOutputChecks<Routes extends Record<string, AnyRouter>>(routes: Routes): Routes {
  const unchecked = Object.entries(routes).map(([name, route]) => [
    name,
    // An index that no step has: see oRPC's `outputValidationIndex`.
    isProcedure(route) ? new Procedure({ ...route['~orpc'], outputValidationIndex: Number.NaN }) : route,
  ])
  return Object.fromEntries(unchecked)
}
