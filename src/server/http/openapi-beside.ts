import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import * as passkeys from '#contract/passkeys.ts'
import * as secondFactor from '#contract/second-factor.ts'
import * as signIn from '#contract/sign-in.ts'
import type { Route } from './allowed-methods.ts'
import { summariesBeside } from './openapi-summaries.ts'

/** Bodies of the calls beside the contract, by address. */
const bodies: Readonly<Record<string, z.ZodType>> = {
  '/api/auth/sign-up/email': signIn.signUpInput,
  '/api/auth/sign-in/email': signIn.signInInput,
  '/api/auth/sign-in/magic-link': signIn.letterInput,
  '/api/auth/send-verification-email': signIn.letterInput,
  '/api/auth/verify-email': signIn.tokenInput,
  '/api/auth/magic-link/verify': signIn.tokenInput,
  '/api/auth/verify-reset-token': signIn.tokenInput,
  '/api/auth/request-password-reset': signIn.resetRequestInput,
  '/api/auth/reset-password': signIn.resetPasswordInput,
  '/api/auth/change-password': signIn.changePasswordInput,
  '/api/auth/change-email': signIn.changeEmailInput,
  '/api/auth/undo-email-change': signIn.tokenInput,
  '/api/auth/verify-password': signIn.passwordInput,
  '/api/auth/revoke-session': signIn.sessionIdInput,
  '/api/auth/two-factor/enable': secondFactor.ownerInput,
  '/api/auth/two-factor/confirm': secondFactor.oneTimeCodeInput,
  '/api/auth/two-factor/disable': secondFactor.secondFactorEndInput,
  '/api/auth/two-factor/generate-backup-codes': secondFactor.ownerInput,
  '/api/auth/two-factor/verify-totp': secondFactor.oneTimeCodeInput,
  '/api/auth/two-factor/verify-backup-code': secondFactor.oneTimeCodeInput,
  '/api/auth/passkey/generate-register-options': passkeys.passkeyStartInput,
  '/api/auth/passkey/verify-registration': passkeys.passkeyRegistrationInput,
  '/api/auth/passkey/verify-authentication': passkeys.passkeyAnswerInput,
  '/api/auth/passkey/update-passkey': passkeys.passkeyRenameInput,
  '/api/auth/passkey/delete-passkey': passkeys.passkeyRemovalInput,
}

/** Headers that calls of the contract read: by name, the addresses, and whether the call is refused without it. */
const headers = [
  { name: 'Idempotency-Key', required: true, calls: ['post /orders', 'post /admin/orders/{id}/refunds'] },
  {
    name: 'Guest-Session-Token',
    required: false,
    calls: [
      'get /orders/{id}',
      'get /orders/{id}/payment-proof',
      'get /orders/{id}/invoice.pdf',
      'post /orders/{id}/payment-proof',
      'post /orders/{id}/payment-session',
      'post /orders/{id}/sandbox-payment',
      'post /orders/{id}/cancellation',
    ],
  },
]

/** Adds to the contract's description what stands beside it: files, streams, signing in, headers and errors. */
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
  const body = method === 'POST' ? bodies[address] : undefined
  const summary = summariesBeside[`${method} ${address}`]
  return {
    ...(summary !== undefined && { summary }),
    tags: [address.startsWith('/api/auth/') ? 'Signing in' : 'Files and streams'],
    parameters: [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: { 200: { description: 'OK' } },
  }
}

/** What is sent, not what is made of it. */
function schemaOf(body: z.ZodType): OpenAPI.SchemaObject {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return schema as OpenAPI.SchemaObject
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
