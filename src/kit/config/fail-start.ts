/** Ends the process with the reason in one line: whoever starts the shop needs the cause, not a stack. */
export function failStart(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Tulpar cannot start: ${reason.replaceAll(/\s*\n\s*/g, ' ')}\n`)
  process.exit(1)
}
