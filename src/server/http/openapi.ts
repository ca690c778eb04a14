import type { OpenAPI } from '@orpc/openapi'
import { contract } from '#contract/contract.ts'
import { inputModels, models } from '#contract/models.ts'
import { type BesideRoute, routesOf } from './allowed-methods.ts'
import { describeRefusals, refusalResponses, refusalSchemas } from './openapi-refusals.ts'
import { describeRules } from './openapi-rules.ts'
import { completeSchema } from './openapi-schemas.ts'
import { tidyOperation, withoutSafeBounds } from './openapi-tidy.ts'

/** Describes the contract and the other addresses as OpenAPI 3.1. The generator is large, so it is loaded on the first request. */
export async function describeApi(publicUrl: string, beside: readonly BesideRoute[]): Promise<OpenAPI.Document> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }, { operationBeside }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
    import('./openapi-beside.ts'),
  ])
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter({ interceptors: [completeSchema] })] })
  const document = await generator.generate(contract, {
    info: { title: 'Shop', version: '1', description: 'The HTTP interface of the shop. Errors: {error, code, fields?}.' },
    servers: [{ url: `${publicUrl}/api` }],
    customErrorResponseBodySchema: describeRefusals,
    commonSchemas: { ...named(models, 'output'), ...named(inputModels, 'input') },
  })
  const paths = { ...document.paths } as Record<string, Record<string, OpenAPI.OperationObject>>
  for (const { method, path, described } of beside) {
    const address = path.replace(/^\/api/, '')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationBeside(path, described) }
  }
  const tags = new Set<string>()
  for (const { method, path, rules } of [...routesOf(contract), ...beside]) {
    const operation = paths[path.replace(/^\/api/, '')]?.[method.toLowerCase()]
    if (!operation) throw new Error(`There is no call ${method} ${path} to describe`)
    describeRules(operation, rules)
    tidyOperation(operation)
    for (const tag of operation.tags ?? []) tags.add(tag)
  }
  const described: OpenAPI.Document = {
    ...document,
    tags: [...tags].map((name) => ({ name })),
    paths,
    security: [{}, { session: [] }, { bearer: [] }],
    components: {
      schemas: { ...refusalSchemas, ...document.components?.schemas },
      responses: refusalResponses,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'tulpar.session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
  return withoutSafeBounds(described)
}

function named<Strategy extends 'input' | 'output'>(schemas: typeof models, strategy: Strategy) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema, strategy }]))
}

type Operation = { summary?: string; tags?: string[] }

/** Renders a plain page for people with every call and its address, from the same description. */
export function readerPage({ paths = {} }: Awaited<ReturnType<typeof describeApi>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  )
  const items = rows.map(
    ({ path, method, tags = [], summary = '' }) =>
      `<tr><td>${escape(tags.join(', '))}</td><td><code>${escape(method.toUpperCase())}</code></td><td><code>/api${escape(path)}</code></td><td>${escape(summary)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><main><h1>Shop API</h1><p>The whole description, with every field: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th scope="col">Part</th><th scope="col">Method</th><th scope="col">Address</th><th scope="col">Summary</th></tr></thead><tbody>${items.join('\n')}</tbody></table></main></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
