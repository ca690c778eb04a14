import pg from 'pg'

const { builtins } = pg.types
// Type ids missing from the list of `pg`. Typed as `number`, since its type allows only the listed ones.
const textArray: number = 1009
const numericArray = 1231
const bigintArray = 1016
const dateArray = 1182

function parseNumber(text: string): number {
  return Number(text)
}

function parseNumbers(text: string): (number | null)[] {
  return parseTexts(text).map((item) => (item === null ? null : Number(item)))
}

function parseTexts(text: string): (string | null)[] {
  const items: unknown = pg.types.getTypeParser(textArray)(text)
  return Array.isArray(items) ? items : []
}

function keepText(text: string): string {
  return text
}

/** Parsers by type id. `pg` parses other types itself (`timestamptz` becomes a Date, `jsonb` a value). */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.NUMERIC, parseNumber],
  // A count beyond 2^53 would be rounded; no table here comes near.
  [builtins.INT8, parseNumber],
  // A day has no time zone, and a Date would shift it.
  [builtins.DATE, keepText],
  [numericArray, parseNumbers],
  [bigintArray, parseNumbers],
  [dateArray, parseTexts],
])

/** Converts money and counts to numbers, instants to Dates, days to 'YYYY-MM-DD'. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(typeId)) ?? pg.types.getTypeParser(typeId, format),
}
