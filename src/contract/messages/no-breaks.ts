const beforeDash = / (?=[—–] )/g
const beforeUnit = /(?<=\d|\}\}) (?=(?:ml|mm|cm|kg|km|kB|MB|h|мл|мм|см|кг|км|КБ|МБ|ч|шт|сағ|%)(?![\p{L}\d]))/gu
const afterCurrency = /(?<=\bRM) (?=\d|\{\{)/g

/** Puts no-break spaces where a line must not end: before a dash, between a figure and its unit, after `RM`. */
export function withNoBreaks(text: string): string {
  return text.replace(beforeDash, '\u00a0').replace(beforeUnit, '\u00a0').replace(afterCurrency, '\u00a0')
}

/** Applies `withNoBreaks` to every text inside a value, so editorial texts can use ordinary spaces. */
export function typeset<Value>(value: Value): Value {
  return typesetAny(value) as Value
}

function typesetAny(value: unknown): unknown {
  if (typeof value === 'string') return withNoBreaks(value)
  if (Array.isArray(value)) return value.map(typesetAny)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetAny(inner)]))
}
