/** The status of what a call in this process threw; undefined of anything else that broke. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined
}
