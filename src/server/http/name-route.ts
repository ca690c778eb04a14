import { contract } from '#contract/contract.ts'
import { locate } from '#contract/rules/request-language.ts'
import { type Route, routesOf } from './allowed-methods.ts'

type Named = { parts: readonly string[]; name: string }

/**
 * Returns one of a bounded number of names for a request, for metrics and traces: the contract's path of a call, or the first part of a
 * page's or file's path. All unknown paths share one name.
 */
export function routeNamer(beside: readonly Pick<Route, 'path'>[]): (path: string, status: number) => string {
  const byLength = new Map<number, Named[]>()
  for (const name of new Set([...routesOf(contract), ...beside].map(({ path }) => path))) {
    const parts = name.split('/')
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { parts, name }])
  }

  function findCall(path: string): string | undefined {
    const asked = path.split('/')
    const fitting = (byLength.get(asked.length) ?? []).filter(({ parts }) =>
      parts.every((part, at) => part.startsWith('{') || part === asked[at]),
    )
    // `/orders/track` must not count as an order with that id.
    return fitting.toSorted((one, other) => wild(one) - wild(other))[0]?.name
  }

  return (path, status) => {
    if (path.startsWith('/api/')) return findCall(path) ?? 'none'
    if (status >= 300 && status !== 304) return 'none'
    const [, first = '', second] = locate(path)
      .path.replace(/\.data$/, '')
      .split('/')
    if (first === 'admin' || first === 'account' || first === 'partner') return second === undefined ? `/${first}` : `/${first}/${second}`
    return `/${first}`
  }
}

function wild({ parts }: Named): number {
  return parts.filter((part) => part.startsWith('{')).length
}
