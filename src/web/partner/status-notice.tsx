import type { OwnPartner } from '#contract/partner-area.ts'
import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

const links = {
  contact: (inside: string) => (
    <Link to={pages.contact()} className="text-link">
      {inside}
    </Link>
  ),
  bank: (inside: string) => (
    <Link to={`${partnerPages.profile()}#bank`} className="text-link">
      {inside}
    </Link>
  ),
}

/** Names what keeps a partner from being paid. */
export function StatusNotice({ partner: { status, payout } }: { partner: Pick<OwnPartner, 'status' | 'payout'> }) {
  const t = useMessages('partner-area')
  if (status === 'suspended')
    return (
      <Notice className="mb-8" title={t('suspended.title')}>
        {richText(t('suspended.text'), links)}
      </Notice>
    )
  if (payout.account_number === '')
    return (
      <Notice className="mb-8" title={t('payoutMissing.title')}>
        {richText(t('payoutMissing.text'), links)}
      </Notice>
    )
  return null
}
