const inTicket = /\/admin\/production-steps\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

/** The id of the piece whose steps a job ticket's code opens; undefined for any other code. */
export function itemInTicket(code: string): string | undefined {
  return inTicket.exec(code.trim())?.[1]?.toLowerCase()
}
