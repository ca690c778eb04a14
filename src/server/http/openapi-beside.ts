import type { OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { z } from 'zod'
import type { RouteDescription } from '#modules/http-route.ts'
import { refusalResponse } from './openapi-refusals.ts'

const converter = new ZodToJsonSchemaConverter()

/** Describes the operation of an address outside the contract: a file, a stream or a webhook. */
export function operationBeside(
  path: string,
  { operationId, summary, query = {}, types, missing, gone }: RouteDescription,
): OpenAPI.OperationObject {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  }))
  const parameters = Object.entries(query).flatMap(([name, parameter]) => (parameter ? [parameterOf(name, parameter)] : []))
  return {
    operationId,
    summary,
    tags: ['Files and streams'],
    parameters: [...parts, ...parameters],
    responses: {
      ...(types.length === 0 ? { 303: elsewhere } : { 200: { description: 'OK', content: contentOf(types) } }),
      ...(missing !== undefined && { 404: refusalResponse([[missing, '', false, {}]], 404) }),
      ...(gone !== undefined && { 410: refusalResponse([[gone, '', false, {}]], 410) }),
    },
  }
}

const elsewhere = { description: 'Elsewhere', headers: { location: { required: true, schema: { type: 'string' as const } } } }

function contentOf(types: readonly string[]): OpenAPI.ResponseObject['content'] {
  return Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }]))
}

function schemaOf(type: string): OpenAPI.SchemaObject {
  if (type === 'application/json') return { type: 'object' }
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
}

function parameterOf(name: string, parameter: z.ZodType): OpenAPI.ParameterObject {
  const [required, schema] = converter.convert(parameter, { strategy: 'input' })
  const style = schema.type === 'array' ? { style: 'form', explode: false } : {}
  return { name, in: 'query', required, schema: schema as NonNullable<OpenAPI.ParameterObject['schema']>, ...style }
}
