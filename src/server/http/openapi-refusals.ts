import type { JSONSchema, OpenAPI } from '@orpc/openapi'
import type { Caller, CallRules } from '#contract/call.ts'
import { type CommonCode, commonCodes, commonStatuses } from '#contract/call-errors.ts'
import { backOfficeRoles } from '#contract/rules/roles.ts'

type Refusal = readonly [code: string, message: string, hasDetails: boolean, details: JSONSchema]

const text = { type: 'string' as const }
const details: Partial<Record<CommonCode, Record<string, OpenAPI.SchemaObject>>> = {
  invalid_input: { fields: { type: 'object', additionalProperties: text, description: 'A sentence for each field that is wrong' } },
  too_many_requests: { retry_after: { type: 'integer', description: 'Seconds' } },
}

export const signedIn: ReadonlySet<Caller> = new Set<Caller>(['account', 'account_owner', 'partner', ...backOfficeRoles])
const withRole: ReadonlySet<Caller> = new Set<Caller>(['partner', ...backOfficeRoles])

const descriptions: Readonly<Record<number, string>> = {
  401: 'Nobody is signed in',
  403: 'Not allowed',
  404: 'Not found',
  422: 'The input is invalid',
  429: 'Too many requests',
}

/** Schemas of the codes that any call may return, and of the fields that all refusals have. */
export const refusalSchemas: Record<string, OpenAPI.SchemaObject> = {
  Error: {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { ...text, description: 'A sentence in the language of the request' },
      code: text,
      fields: { type: 'object', additionalProperties: text },
    },
  },
  ...Object.fromEntries(
    commonCodes.map((code) => [
      nameOf(code),
      {
        type: 'object',
        required: ['error', 'code', ...Object.keys(details[code] ?? {})],
        properties: { error: text, code: { const: code }, ...details[code] },
      },
    ]),
  ),
}

/** Describes the refusals of a call with one status: its own codes and those of every call. */
export function describeRefusals(refusals: readonly Refusal[], status: number): JSONSchema {
  const own = refusals
    .filter(([code]) => !(code in commonStatuses))
    .map(([code, , hasDetails, more]) => ({
      allOf: [
        { $ref: '#/components/schemas/Error' },
        { type: 'object' as const, properties: { code: { const: code } } },
        ...(hasDetails ? [more] : []),
      ],
    }))
  const all = [...own, ...commonCodes.filter((code) => commonStatuses[code] === status).map((code) => ({ $ref: refTo(code) }))]
  return all.length === 1 && all[0] ? all[0] : { oneOf: all }
}

/** Returns the refusals that follow from a call's rules and parameters, in addition to the declared ones. */
export function refusalsByRules(
  { parameters = [], requestBody }: OpenAPI.OperationObject,
  { who, limit }: CallRules,
): OpenAPI.ResponsesObject {
  const hasParts = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path')
  const statuses = [
    ...(signedIn.has(who) ? [401] : []),
    ...(withRole.has(who) ? [403] : []),
    ...(hasParts ? [404] : []),
    ...(parameters.length > 0 || requestBody ? [422] : []),
    ...(limit ? [429] : []),
  ]
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

/** The responses that `refusalsByRules` refers to. */
export const refusalResponses: Record<string, OpenAPI.ResponseObject> = Object.fromEntries(
  [401, 403, 404, 422, 429].map((status) => [status, refusalResponse([], status)]),
)

export function refusalResponse(refusals: readonly Refusal[], status: number): OpenAPI.ResponseObject {
  const schema = describeRefusals(refusals, status) as OpenAPI.SchemaObject
  return { description: descriptions[status] ?? '', content: { 'application/json': { schema } } }
}

function refTo(code: CommonCode): string {
  return `#/components/schemas/${nameOf(code)}`
}

function nameOf(code: CommonCode): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
