import { contract } from '#contract/contract.ts'
import { locate } from '#contract/rules/request-language.ts'
import { type Route, routesOf } from './allowed-methods.ts'

type Named = { parts: readonly string[]; name: string }

/**
 * Names what a request was about by one of a bounded number of names, for figures and traces: a call by its address in the contract, a
 * page or file by the beginning of its path. What is not there has one name, whatever somebody typed.
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
    // `/orders/track` is no order of that id.
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
