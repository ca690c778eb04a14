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
  anyOf?: Declared[]
  allOf?: Declared[]
}

/** In words of JSON Schema: what a schema checks by a function, which no converter can read. What is refined further has it, too. */
export const declared = z.registry<Declared>()
