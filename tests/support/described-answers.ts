import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Content = Record<string, { schema?: object }>
type Described = { $ref?: string; content?: Content; headers?: Record<string, { required?: boolean; schema?: object }> }
type Parameter = { name: string; in: string; required?: boolean; schema?: object; style?: string; explode?: boolean }
type Operation = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Described>
}
export type Description = { paths: Record<string, Record<string, Operation>>; components: { responses: Record<string, Described> } }

/** An exchange as it was sent over the network. `body` is undefined where it was not read, as with streams. */
export type Exchange = {
  method: string
  path: string
  sent?: { type?: string | undefined; body?: unknown; headers?: Record<string, string> }
  status: number
  type: string | null
  body?: string | undefined
}

/** Compares network exchanges with the description at /api/openapi.json, as a validating proxy does. */
export function describedBy(description: Description) {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, coerceTypes: false, multipleOfPrecision: 6 })
  const coercing = new Ajv2020({ strict: false, coerceTypes: 'array', multipleOfPrecision: 6 })
  for (const one of [ajv, coercing]) {
    addFormats.default(one)
    one.addFormat('idn-email', /^[^@\s]+@[^@\s]+$/)
    one.addFormat('uri-template', /^(?:[^{}]|\{\w+\})*$/)
    one.addSchema(description, 'api')
  }
  const validators = new Map<string, ValidateFunction>()
  const patterns = Object.keys(description.paths)
    .map((path) => ({ path, pattern: patternOf(path), parts: path.split('{').length }))
    .sort((one, other) => one.parts - other.parts || other.path.length - one.path.length)

  function validator(pointer: readonly string[], by = ajv): ValidateFunction {
    const ref = `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const key = `${by === ajv ? '' : 'coercing '}${ref}`
    const made = validators.get(key) ?? by.compile({ $ref: ref })
    validators.set(key, made)
    return made
  }

  function errorsOf(value: unknown, pointer: readonly string[], by = ajv): string[] {
    const validate = validator(pointer, by)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
  }

  /** Returns one sentence for each difference from the description. */
  return function differences(exchange: Exchange): string[] {
    const { pathname, searchParams } = new URL(exchange.path, 'http://shop')
    const address = pathname.replace(/^\/api/, '')
    const method = exchange.method.toLowerCase()
    const found = patterns.find(({ path, pattern }) => pattern.test(address) && description.paths[path]?.[method])
    const operation = found && description.paths[found.path]?.[method]
    if (!found || !operation) return [`${exchange.method} ${address} is not described`]
    const at = ['paths', found.path, method]
    const name = `${exchange.method} ${found.path} ${exchange.status}`
    const wrong = [
      ...answerDifferences(operation, at, exchange),
      ...(exchange.status < 400 ? requestDifferences(operation, at, exchange, searchParams) : []),
    ]
    return wrong.map((difference) => `${name}: ${difference}`)
  }

  function answerDifferences({ responses }: Operation, at: string[], { status, type, body }: Exchange): string[] {
    const declared = String(status) in responses ? String(status) : 'default'
    if (declared === 'default' && status < 400) return ['the status is not declared']
    const shared = responses[declared]?.$ref?.split('/').at(-1)
    const place = shared === undefined ? [...at, 'responses', declared] : ['components', 'responses', shared]
    const { content = {} } = (shared === undefined ? responses[declared] : description.components.responses[shared]) ?? {}
    const media = type?.split(';')[0] ?? ''
    if (Object.keys(content).length === 0) return body || media ? [`a body of type "${media}" where none is declared`] : []
    if (!(media in content)) return [`the type "${media}" is none of ${Object.keys(content).join(', ')}`]
    if (media !== 'application/json' || body === undefined) return []
    return errorsOf(JSON.parse(body), [...place, 'content', media, 'schema'])
  }

  /** A request that the shop accepts must match the declared request. */
  function requestDifferences(
    { parameters = [], requestBody }: Operation,
    at: string[],
    { sent = {} }: Exchange,
    query: URLSearchParams,
  ): string[] {
    const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
    const unknown = [...query.keys()].filter((name) => !known.has(name)).map((name) => `the parameter ${name} is not declared`)
    const wrong = parameters.flatMap((parameter, place) => {
      const text =
        parameter.in === 'query'
          ? query.get(parameter.name)
          : parameter.in === 'header'
            ? headerOf(sent.headers, parameter.name)
            : undefined
      if (parameter.in === 'path') return []
      if (text === null || text === undefined) return parameter.required ? [`the parameter ${parameter.name} is required`] : []
      const value = parameter.style === 'form' && parameter.explode === false ? text.split(',') : text
      return errorsOf({ value }, [...at, 'parameters', String(place), 'schema'], coercing).length > 0 &&
        errorsOf(value, [...at, 'parameters', String(place), 'schema'], coercing).length > 0
        ? [`the parameter ${parameter.name} is not what is declared: ${text}`]
        : []
    })
    if (sent.body === undefined) return [...unknown, ...wrong, ...(requestBody?.required ? ['a body is required'] : [])]
    if (!requestBody) return [...unknown, ...wrong, ...(JSON.stringify(sent.body) === '{}' ? [] : ['a body where none is declared'])]
    const type = sent.type ?? 'application/json'
    if (!(type in requestBody.content)) return [...unknown, ...wrong, `a body of type ${type} is not declared`]
    const body = type === 'application/json' ? errorsOf(sent.body, [...at, 'requestBody', 'content', type, 'schema']) : []
    return [...unknown, ...wrong, ...body.map((error) => `the accepted body ${error}`)]
  }
}

function headerOf(headers: Record<string, string> = {}, name: string): string | undefined {
  return Object.entries(headers).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
