import type { OpenAPI } from '@orpc/openapi'

/** Corrects the generator's assumptions: lists are one query value, files are sent only in forms, a 204 has no body. */
export function tidyOperation(operation: OpenAPI.OperationObject): void {
  for (const parameter of operation.parameters ?? []) {
    if ('style' in parameter && parameter.style === 'deepObject') Object.assign(parameter, { style: 'form', explode: false })
    if ('in' in parameter) {
      delete parameter.allowEmptyValue
      delete parameter.allowReserved
    }
  }
  const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {}
  if ('multipart/form-data' in content) delete content['application/json']
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if ('$ref' in response) continue
    if (status === '204') delete response.content
    delete response.headers?.['content-type']
  }
  operation.responses = {
    ...operation.responses,
    default: { description: 'Error', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  }
}

/** Removes the bounds of safe integers: every integer in JSON has them, and repeating them doubles the description. */
export function withoutSafeBounds<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutSafeBounds) as Part
  if (typeof part !== 'object' || part === null) return part
  const kept = Object.entries(part).filter(([, value]) => value !== Number.MAX_SAFE_INTEGER && value !== Number.MIN_SAFE_INTEGER)
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSafeBounds(value)])) as Part
}
