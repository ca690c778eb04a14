const keyOf = (messageId: string) => `tulpar.staff.reply.${messageId}`

/** What was typed to a message and not sent, in this tab alone: another message, or another page, loses nothing. Browser only. */
export function readReply(messageId: string): string {
  return sessionStorage.getItem(keyOf(messageId)) ?? ''
}

export function writeReply(messageId: string, text: string): void {
  if (text === '') return sessionStorage.removeItem(keyOf(messageId))
  try {
    sessionStorage.setItem(keyOf(messageId), text)
  } catch {
    // No room: it still stands in the field.
  }
}
