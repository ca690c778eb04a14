import { email } from '#contract/fields.ts'
import { isNobodyThere } from './mail-refusals.ts'

/** Header of each letter; servers quote it in the mails they send back. */
export const letterHeader = 'X-Letter'

export type DeliveryReport = {
  /** Addresses that can't receive mail, now or later. */
  gone: string[]
  /** Our header of the returned letter, if quoted. Anybody can write a report; only this proves that it is about one of our letters. */
  letter: string | undefined
}

/** Reads a mail server's report (RFC 3464). Any other mail gives an empty one. */
export function readDeliveryReport(message: string): DeliveryReport {
  // Long fields continue on the next line.
  const groups = message
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
  const failed = groups.flatMap((group) => {
    const field = fieldsOf(group)
    const [recipient, action, status] = [field('Final-Recipient'), field('Action'), field('Status')]
    // If the mailbox was forwarded, the original address is the one we wrote to.
    const address = (field('Original-Recipient') ?? recipient)?.replace(/^rfc822;\s*/i, '').replaceAll(/[<>]/g, '')
    const isGone =
      recipient !== undefined && action?.toLowerCase() === 'failed' && isNobodyThere(status ?? '', field('Diagnostic-Code') ?? '')
    return isGone ? [email.safeParse(address).data?.toLowerCase() ?? []].flat() : []
  })
  return { gone: [...new Set(failed)], letter: groups.map((group) => fieldsOf(group)(letterHeader)).find((value) => value !== undefined) }
}

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
