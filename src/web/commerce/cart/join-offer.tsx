import type { Money } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useVisitor } from '#web/browser/visitor.ts'
import { Link } from '#web/ui/link.tsx'

/** Shows what a member would save on this order, with a link to become one. The checkout keeps its input. */
export function JoinOffer({ saving, onLeave }: { saving: Money; onLeave?: () => void }) {
  const t = useMessages('cart')
  const to = useVisitor().state === 'signed_in' ? pages.membership() : pages.register(pages.checkout())
  return (
    <p className="figures text-label font-medium text-tile">
      {t('join', { amount: formatMoney(saving) })}{' '}
      <Link to={to} onClick={onLeave} className="underline underline-offset-4 hover:decoration-2">
        {t('joinFree')}
      </Link>
    </p>
  )
}
