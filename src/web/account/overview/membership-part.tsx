import type { OwnMembership } from '#contract/members.ts'
import { pages } from '#contract/pages.ts'
import { formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { spelledCode } from '#contract/rules/member-code.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { CodeImage } from '#web/ui/code-image.tsx'
import type { CodeDrawing } from '#web/ui/code-path.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../part.tsx'

export type MembershipPartProps = { membership: OwnMembership; code: CodeDrawing | null }

export function MembershipPart({ membership, code }: MembershipPartProps) {
  const t = useMessages('account')
  const language = useLanguage()
  const { is_member, member_since, first_purchase_discount } = membership
  const percent = formatPercent(language, first_purchase_discount)
  const benefits = [
    ...(is_member ? [t('overview.memberPrices')] : []),
    ...(membership.has_free_shipping ? [t('overview.freeShipping', { amount: formatRoundMoney(membership.free_shipping_over) })] : []),
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
      {code && membership.member_code !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <CodeImage
            drawing={code}
            label={`${t('overview.code')}: ${spelledCode(membership.member_code)}`}
            size={148}
            className="size-37 shrink-0 rounded-edge border border-wool bg-[#fff]"
          />
          <div className="min-w-0 flex-1 basis-44">
            <p className="text-small text-smoke">{t('overview.code')}</p>
            <p className="figures text-heading-3 font-bold tracking-normal whitespace-nowrap">{spelledCode(membership.member_code)}</p>
            <p className="mt-1 text-smoke">{t('overview.codeText')}</p>
          </div>
        </div>
      )}
      <p className="mt-3">
        <Link to={pages.membership()} className="text-link text-label font-medium">
          {t('overview.aboutMembership')}
        </Link>
      </p>
    </Part>
  )
}
