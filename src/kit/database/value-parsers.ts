import pg from 'pg'

const { builtins } = pg.types
// Type ids missing from the list of `pg`; typed as `number`, since its type allows only the listed ones.
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

/** Our parsers by type id; other types are read as `pg` does (`timestamptz` becomes a Date, `jsonb` a value). */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.NUMERIC, parseNumber],
  // Beyond 2^53 a count would be rounded; no table here comes near.
  [builtins.INT8, parseNumber],
  // A day has no time zone: a Date would move it.
  [builtins.DATE, keepText],
  [numericArray, parseNumbers],
  [bigintArray, parseNumbers],
  [dateArray, parseTexts],
])

/** How PostgreSQL's values become JavaScript's: money and counts are numbers, instants Dates, days 'YYYY-MM-DD'. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(typeId)) ?? pg.types.getTypeParser(typeId, format),
}
