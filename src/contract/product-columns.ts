import { z } from 'zod'
import { day, id, instant, typedInstant } from './fields.ts'
import { type PlainColumns, plainColumnNames, plainColumns } from './rules/product-columns.ts'

type Inputs = {
  text: z.ZodNullable<z.ZodString>
  count: z.ZodNullable<z.ZodInt>
  flag: z.ZodBoolean
  day: z.ZodNullable<typeof day>
  instant: z.ZodNullable<typeof typedInstant>
  id: z.ZodNullable<typeof id>
}
type Outputs = Omit<Inputs, 'day' | 'instant'> & { day: z.ZodNullable<z.ZodString>; instant: z.ZodNullable<typeof instant> }
type SchemasOf<Schemas extends Record<PlainColumns[keyof PlainColumns]['kind'], z.ZodType>> = {
  [Name in keyof PlainColumns]: Schemas[PlainColumns[Name]['kind']]
}

/** Schemas of the plain columns in calls that change a product. */
export const columnInputs = Object.fromEntries(plainColumnNames.map((name) => [name, inputOf(name)])) as SchemasOf<Inputs>
/** Schemas of the plain columns in answers. */
export const columnOutputs = Object.fromEntries(plainColumnNames.map((name) => [name, outputOf(name)])) as SchemasOf<Outputs>

function inputOf(name: keyof PlainColumns): z.ZodType {
  const column = plainColumns[name]
  switch (column.kind) {
    case 'text':
      return z.string().max(column.most).nullable()
    case 'count':
      return z.int().min(column.least).max(column.most).nullable()
    case 'flag':
      return z.boolean()
    case 'day':
      return day.nullable()
    case 'instant':
      return typedInstant.nullable()
    case 'id':
      return id.nullable()
  }
}

function outputOf(name: keyof PlainColumns): z.ZodType {
  switch (plainColumns[name].kind) {
    case 'text':
    case 'day':
      return z.string().nullable()
    case 'count':
      return z.int().nullable()
    case 'flag':
      return z.boolean()
    case 'instant':
      return instant.nullable()
    case 'id':
      return id.nullable()
  }
}
