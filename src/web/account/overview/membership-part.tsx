import type { OwnMembership } from '#contract/members.ts'
import { pages } from '#contract/pages.ts'
import { formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../part.tsx'

export function MembershipPart({ membership }: { membership: OwnMembership }) {
  const t = useMessages('account')
  const language = useLanguage()
  const { is_member, member_since, first_purchase_discount } = membership
  const percent = formatPercent(language, first_purchase_discount)
  const benefits = [
    ...(is_member ? [t('overview.memberPrices')] : []),
    ...(membership.has_free_shipping
      ? [t('overview.freeShipping', { amount: formatRoundMoney(language, membership.free_shipping_over) })]
      : []),
    ...(first_purchase_discount > 0 && membership.awaits_first_purchase ? [t('overview.discountWaiting', { percent })] : []),
  ]
  return (
    <Part title={t('overview.membership')}>
      <p className="font-medium">
        {is_member
          ? member_since
            ? t('overview.memberSince', { date: formatDate(language, member_since) })
            : t('overview.member')
          : t(membership.membership_requested_at ? 'overview.requested' : 'overview.notMember')}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5 text-tile">
            <CheckIcon className="mt-1 size-4" />
            {benefit}
          </li>
        ))}
        {first_purchase_discount > 0 && !membership.awaits_first_purchase && (
          <li className="text-smoke">{t('overview.discountUsed', { percent })}</li>
        )}
      </ul>
      <p className="mt-3">
        <Link to={pages.membership()} className="text-link text-label font-medium">
          {t('overview.aboutMembership')}
        </Link>
      </p>
    </Part>
  )
}
