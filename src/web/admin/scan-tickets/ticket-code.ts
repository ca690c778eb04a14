const inTicket = /\/admin\/production-steps\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

/** Returns the id of the piece in a job ticket's code. Undefined for any other code. */
export function itemInTicket(code: string): string | undefined {
  return inTicket.exec(code.trim())?.[1]?.toLowerCase()
}
