import type { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { declared } from '#contract/declared.ts'
import { csvFile } from '#contract/lists.ts'

type Options = NonNullable<ConstructorParameters<typeof ZodToJsonSchemaConverter>[0]>
type Interceptor = NonNullable<Options['interceptors']>[number]

/** Completes the converter's output for the contract's schemas. */
export const completeSchema: Interceptor = ({ schema, options, next }) => {
  if (schema === csvFile.shape.body) return [true, { type: 'string', contentMediaType: 'text/csv' }]
  if (schema instanceof z.ZodCustom) return [true, { type: 'object' }]
  const [required, json] = next()
  // Times are sent in UTC, but the format alone would allow any offset.
  const inUtc = options.strategy === 'input' && schema instanceof z.ZodISODateTime && !schema.safeParse('2026-01-01T00:00:00+08:00').success
  return [required, { ...json, ...(inUtc && { pattern: 'Z$' }), ...declared.get(schema as z.ZodType) }]
}
