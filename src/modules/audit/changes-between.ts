export type Changes = Record<string, [before: unknown, after: unknown]>
export type Fields = Readonly<Record<string, unknown>>

/** Never logged, even when a caller passes them. */
const secretFields = /password|secret|token|hash|recovery|otp/i

/** Returns the fields that differ. A created record has no values before, a deleted one none after. */
export function changesBetween(before: Fields | undefined, after: Fields | undefined): Changes {
  const [was, is] = [plain(before), plain(after)]
  const changes: Changes = {}
  for (const field of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (secretFields.test(field)) continue
    const [from, to] = [was[field] ?? null, is[field] ?? null]
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[field] = [from, to]
  }
  return changes
}

/** Converts values as JSON stores them: dates as text, no undefined. */
function plain(fields: Fields = {}): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>
}
