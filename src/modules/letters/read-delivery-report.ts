import { email } from '#contract/fields.ts'
import { isNobodyThere } from './mail-refusals.ts'

/** A header of each letter: servers quote it in what they send back. */
export const letterHeader = 'X-Letter'

export type DeliveryReport = {
  /** Nothing can be delivered to these, now or later. */
  gone: string[]
  /** The header of the letter that came back, if it is quoted. Anybody can write a report: only this shows that it is about a letter of ours. */
  letter: string | undefined
}

/** The report of a mail server (RFC 3464); one about nobody for any other mail. */
export function readDeliveryReport(message: string): DeliveryReport {
  // Long fields go on in the next line.
  const groups = message
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
  const failed = groups.flatMap((group) => {
    const field = fieldsOf(group)
    const [recipient, action, status] = [field('Final-Recipient'), field('Action'), field('Status')]
    // The original address is the one that was written to, where the mailbox was forwarded.
    const address = (field('Original-Recipient') ?? recipient)?.replace(/^rfc822;\s*/i, '').replaceAll(/[<>]/g, '')
    const isGone =
      recipient !== undefined && action?.toLowerCase() === 'failed' && isNobodyThere(status ?? '', field('Diagnostic-Code') ?? '')
    return isGone ? [email.safeParse(address).data?.toLowerCase() ?? []].flat() : []
  })
  return { gone: [...new Set(failed)], letter: groups.map((group) => fieldsOf(group)(letterHeader)).find((value) => value !== undefined) }
}

/** Whether a mail says of itself that it is a report. */
export function isDeliveryReport(message: string): boolean {
  const [head = ''] = message
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n\n')
  return /^multipart\/report\b.*report-type="?delivery-status\b/i.test(fieldsOf(head)('Content-Type') ?? '')
}

function fieldsOf(group: string) {
  return (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(group)?.[1]?.trim()
}
