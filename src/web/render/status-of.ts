/** Returns the status of an error that a call in this process threw; undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined
}
