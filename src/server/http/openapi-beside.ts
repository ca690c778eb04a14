import type { OpenAPI } from '@orpc/openapi'
import { paymentProof } from '#contract/uploads.ts'
import type { Route } from './allowed-methods.ts'
import { summariesBeside } from './openapi-summaries.ts'

/** Headers that calls of the contract read: by name, the addresses, and whether the call is refused without it. */
const headers = [
  { name: 'Idempotency-Key', required: true, calls: ['post /orders', 'post /admin/orders/{id}/refunds'] },
  {
    name: 'Guest-Session-Token',
    required: false,
    calls: [
      'get /orders/{id}',
      `get ${paymentProof.path}`,
      'get /orders/{id}/invoice.pdf',
      `post ${paymentProof.path}`,
      'post /orders/{id}/payment-session',
      'post /orders/{id}/sandbox-payment',
      'post /orders/{id}/cancellation',
    ],
  },
]

/** Adds to the contract's description what stands beside it: files, streams, headers and errors. */
export function describeWhole(document: OpenAPI.Document, beside: readonly Route[]): OpenAPI.Document {
  const paths = { ...document.paths }
  for (const [method, address] of beside) {
    const path = address.replace(/^\/api/, '')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationBeside(method, address) }
  }
  for (const { name, required, calls } of headers) {
    for (const [method = '', path = ''] of calls.map((call) => call.split(' '))) {
      const operation = (paths[path] as Record<string, OpenAPI.OperationObject> | undefined)?.[method]
      if (!operation) throw new Error(`There is no call ${method} ${path} to describe`)
      operation.parameters = [...(operation.parameters ?? []), { name, in: 'header', required, schema: { type: 'string' } }]
    }
  }
  for (const item of Object.values(paths)) for (const operation of operationsOf(item)) asSent(operation)
  return {
    ...document,
    paths,
    security: [{}, { session: [] }, { bearer: [] }],
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'tulpar.session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

function operationBeside(method: string, address: string): OpenAPI.OperationObject {
  const summary = summariesBeside[`${method} ${address}`]
  return {
    ...(summary !== undefined && { summary }),
    tags: ['Files and streams'],
    parameters: [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: { 200: { description: 'OK' } },
  }
}

function operationsOf(item: OpenAPI.PathItemObject | undefined): OpenAPI.OperationObject[] {
  const { get, post, put, patch, delete: remove } = item ?? {}
  return [get, post, put, patch, remove].filter((operation) => operation !== undefined)
}

/** Lists stand in one query value with commas between, files travel in forms alone, and every call may answer with an error. */
function asSent(operation: OpenAPI.OperationObject): void {
  for (const parameter of operation.parameters ?? []) {
    if ('style' in parameter && parameter.style === 'deepObject') Object.assign(parameter, { style: 'form', explode: false })
  }
  const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {}
  if ('multipart/form-data' in content) delete content['application/json']
  operation.responses = {
    ...operation.responses,
    default: { description: 'Error', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  }
}
