/** The logged change of each field: before and after. */
export type Changes = Record<string, [before: unknown, after: unknown]>
export type Fields = Readonly<Record<string, unknown>>

/** Never logged, whoever passes them. */
const secretFields = /password|secret|token|hash|recovery|otp/i

/** The fields that differ. Something created has no values before, something deleted none after. */
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

/** As JSON stores it: dates as text, nothing undefined. */
function plain(fields: Fields = {}): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>
}
