import type { JSONSchema } from '@orpc/openapi'

export function describeRefusals(
  refusals: readonly (readonly [code: string, message: string, hasDetails: boolean, details: JSONSchema])[],
): JSONSchema {
  const described = refusals.map(([code, , hasDetails, details]) => ({
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object' as const, properties: { code: { const: code } } },
      ...(hasDetails ? [details] : []),
    ],
  }))
  return described.length === 1 && described[0] ? described[0] : { oneOf: described }
}
