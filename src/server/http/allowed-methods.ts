import { isContractProcedure } from '@orpc/contract'

export type Route = readonly [method: string, path: string]
type Known = { pattern: RegExp; methods: Set<string> }

/** For a 405 with Allow: the methods that a path of the contract answers to, or none when no call lives there. */
export function methodTable(contract: unknown, extra: readonly Route[]): (path: string) => string[] {
  const known = new Map<string, Known>()
  for (const [method, path] of [...routesOf(contract), ...extra]) {
    const entry = known.get(path) ?? { pattern: patternOf(path), methods: new Set<string>() }
    entry.methods.add(method)
    if (method === 'GET') entry.methods.add('HEAD')
    known.set(path, entry)
  }
  return (path) => [...new Set([...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]))]
}

/** Method and address of every call. */
export function routesOf(contract: unknown): Route[] {
  if (isContractProcedure(contract)) {
    const { method = 'POST', path = '' } = contract['~orpc'].route
    return [[method, `/api${path}`]]
  }
  if (typeof contract !== 'object' || contract === null) return []
  return Object.values(contract).flatMap(routesOf)
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\+?\w+\}/g, '[^/]+')}$`)
}
