import { email } from '#contract/fields.ts'

/** Addresses to which a report of a mail server (RFC 3464) says that nothing can be delivered, now or later; none in any other mail. */
export function readDeliveryReport(message: string): string[] {
  // Long fields go on in the next line.
  const groups = message
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
  const failed = groups.flatMap((group) => {
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(group)?.[1]?.trim()
    const [recipient, action, status] = [field('Final-Recipient'), field('Action'), field('Status')]
    // The original address is the one that was written to, where the mailbox was forwarded.
    const address = (field('Original-Recipient') ?? recipient)?.replace(/^rfc822;\s*/i, '').replaceAll(/[<>]/g, '')
    const isGone = recipient !== undefined && action?.toLowerCase() === 'failed' && /^5\.(?:1|2\.1|4\.4|0\.0)/.test(status ?? '')
    return isGone ? [email.safeParse(address).data?.toLowerCase() ?? []].flat() : []
  })
  return [...new Set(failed)]
}
