import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'

/** Returns the method, address and body that send a call with an input. `body` is undefined for a request without one. */
export function partsOf<Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>, input: unknown, language?: Language) {
  const [method = '', pattern = '', ...marks] = call.split(' ')
  const { params, query, body } = marks.includes('detailed') ? detailedOf(input) : compactOf(method, pattern, input)
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries({ ...query, lang: query.lang ?? language }).flatMap(([name, value]) => pairOf(name, value)),
  )
  return { method, address: search.size > 0 ? `${path}?${search}` : path, body }
}

type Values = Readonly<Record<string, unknown>>
type Parts = { params: Values; query: Values; body: unknown }

function detailedOf(input: unknown): Parts {
  return { params: {}, query: {}, body: undefined, ...valuesOf(input) }
}

/** Parameters that are not in the path go into the query string or the body. */
function compactOf(method: string, path: string, input: unknown): Parts {
  const params: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(valuesOf(input))) (path.includes(`{${name}}`) ? params : rest)[name] = value
  if (method === 'GET') return { params, query: rest, body: undefined }
  const hasBody = Object.keys(rest).length > 0 || (input !== undefined && !path.includes('{'))
  return { params, query: {}, body: hasBody ? rest : undefined }
}

function valuesOf(input: unknown): Values {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function pairOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return [[name, value.join(',')]]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, `${value}`]] : []
}
