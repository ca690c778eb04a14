import type { OpenAPI } from '@orpc/openapi'
import type { Caller, CallRules } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { type BesideRoute, routesOf } from './allowed-methods.ts'

/** Adds to the contract's description what stands beside it: files, streams, headers and errors. */
export function describeWhole(document: OpenAPI.Document, beside: readonly BesideRoute[]): OpenAPI.Document {
  const paths = { ...document.paths }
  for (const { method, path: address, summary } of beside) {
    const path = address.replace(/^\/api/, '')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationBeside(address, summary) }
  }
  for (const { method, path: address, rules } of [...routesOf(contract), ...beside]) {
    const path = address.replace(/^\/api/, '')
    const operation = (paths[path] as Record<string, OpenAPI.OperationObject> | undefined)?.[method.toLowerCase()]
    if (!operation) throw new Error(`There is no call ${method} ${path} to describe`)
    describeRules(operation, rules)
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

const ownersOfOrders: ReadonlySet<Caller> = new Set<Caller>(['owner', 'owner_or_staff'])
const signedIn: ReadonlySet<Caller> = new Set<Caller>(['account', 'account_owner', 'partner', 'staff', 'admin', 'super_admin'])

/** Who may make it, how often, and the headers that follow from that. */
function describeRules(operation: OpenAPI.OperationObject, { who, limit, once }: CallRules): void {
  const headers = [
    ...(once ? [{ name: 'Idempotency-Key', required: true }] : []),
    ...(ownersOfOrders.has(who) ? [{ name: 'Guest-Session-Token', required: false }] : []),
  ]
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...headers.map((header) => ({ ...header, in: 'header', schema: { type: 'string' as const } })),
  ]
  if (signedIn.has(who)) operation.security = [{ session: [] }, { bearer: [] }]
  Object.assign(operation, { 'x-who': who, ...(limit && { 'x-limit': limit }) })
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

function operationBeside(address: string, summary: string): OpenAPI.OperationObject {
  return {
    summary,
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

/** Lists are one query value with commas, files are sent as forms only, and every call may answer with an error. */
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
