import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { CallRules } from '#contract/call.ts'
import type { RouteDescription } from '#modules/http-route.ts'

export type Route = { method: string; path: string; rules: CallRules }
export type BesideRoute = Route & { described: RouteDescription }
type Known = { pattern: RegExp; parameters: number; methods: Set<string> }

/** For a 405 with Allow; none if no call matches. The call `/x/name` has priority over `/x/{id}`. */
export function methodTable(contract: unknown, extra: readonly Route[]): (path: string) => string[] {
  const known = new Map<string, Known>()
  for (const { method, path } of [...routesOf(contract), ...extra]) {
    const entry = known.get(path) ?? { pattern: patternOf(path), parameters: path.split('{').length, methods: new Set<string>() }
    entry.methods.add(method)
    if (method === 'GET') entry.methods.add('HEAD')
    known.set(path, entry)
  }
  return (path) => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(path))
    const fewest = Math.min(...matching.map(({ parameters }) => parameters))
    return [...new Set(matching.flatMap(({ parameters, methods }) => (parameters === fewest ? [...methods] : [])))]
  }
}

export function routesOf(contract: unknown): Route[] {
  if (isContractProcedure(contract)) return [routeOf(contract)]
  if (typeof contract !== 'object' || contract === null) return []
  return Object.values(contract).flatMap(routesOf)
}

function routeOf(procedure: AnyContractProcedure): Route {
  const { method = 'POST', path = '' } = procedure['~orpc'].route
  return { method, path: `/api${path}`, rules: procedure['~orpc'].meta as CallRules }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\+?\w+\}/g, '[^/]+')}$`)
}
