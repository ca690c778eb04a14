import { z } from 'zod'

type Declared = {
  format?: string
  pattern?: string
  minLength?: number
  exclusiveMinimum?: number
  multipleOf?: number
  not?: { const: number }
  minProperties?: number
  uniqueItems?: boolean
  contains?: { const: string }
  anyOf?: Declared[]
  allOf?: Declared[]
}

/** JSON Schema keywords for checks that a schema makes by a function, which no converter can read. A refined schema inherits them. */
export const declared = z.registry<Declared>()
