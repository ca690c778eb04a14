/** Returns the error code of PostgreSQL or the operating system, such as 23505 or ECONNREFUSED. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  const code = codeOf(error)
  return code !== undefined && codes.includes(code)
}

/** Checks for a violated unique constraint; pass its name to check for that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasErrorCode(error, '23505') && isAboutConstraint(error, constraint)
}

/** Checks whether a row refers to a missing row, or is still referred to. */
export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return hasErrorCode(error, '23503', '23001') && isAboutConstraint(error, constraint)
}

function isAboutConstraint(error: unknown, constraint: string | undefined): boolean {
  return constraint === undefined || (error instanceof Error && 'constraint' in error && error.constraint === constraint)
}

/** Checks whether the schema changed under a prepared statement because another instance migrated. */
export function isOutdatedStatement(error: unknown): boolean {
  return hasErrorCode(error, '26000') || (hasErrorCode(error, '0A000') && error instanceof Error && error.message.includes('cached plan'))
}
