export function explain(error) {
  const reason = error instanceof Error ? error.message : String(error)
  return reason.replaceAll(/\s*\n\s*/g, ' ')
}
