import { contract } from '#contract/contract.ts'
import type { BesideRoute } from './allowed-methods.ts'
import { describeWhole } from './openapi-beside.ts'
import { describeRefusals } from './openapi-refusals.ts'

/** OpenAPI 3.1 of the contract and of what stands beside it; made when asked for, since its maker is large. */
export async function describeApi(publicUrl: string, beside: readonly BesideRoute[]) {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([import('@orpc/openapi'), import('@orpc/zod/zod4')])
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Tulpar', version: '1', description: 'The HTTP interface of the shop. Errors: {error, code, fields?}.' },
    servers: [{ url: `${publicUrl}/api` }],
    customErrorResponseBodySchema: describeRefusals,
  })
  return describeWhole(document, beside)
}

type Operation = { summary?: string; tags?: string[] }

/** A plain reader for people: every call with its address, from the same description. */
export function readerPage({ paths = {} }: Awaited<ReturnType<typeof describeApi>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  )
  const items = rows.map(
    ({ path, method, tags = [], summary = '' }) =>
      `<tr><td>${escape(tags.join(', '))}</td><td><code>${escape(method.toUpperCase())}</code></td><td><code>/api${escape(path)}</code></td><td>${escape(summary)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tulpar API</title></head>
<body><h1>Tulpar API</h1><p>The whole description, with every field: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Part</th><th>Method</th><th>Address</th><th></th></tr></thead><tbody>${items.join('\n')}</tbody></table></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
