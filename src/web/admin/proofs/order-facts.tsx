import { formatMoney } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { AlikeProof, ProofRow } from '#contract/proof-row.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Part } from '../order/part.tsx'

/** The facts to compare with the proof: the amount first, then the buyer and the date, and other orders with the same or a similar file. */
export function OrderFacts({ proof }: { proof: ProofRow }) {
  const t = useMessages('admin-proofs')
  const language = useLanguage()
  const { order, amount_due, same_file, similar } = proof
  return (
    <Part
      title={t('order')}
      aside={
        <Link to={adminPages.order(order.order_number)} className="text-link figures font-bold">
          {order.order_number}
        </Link>
      }
    >
      <p className="text-tiny text-smoke">{t('amountDue')}</p>
      <p className="figures mb-3 text-heading-3 font-bold">{formatMoney(amount_due)}</p>
      <p className="font-bold break-words">{order.customer}</p>
      <p className="break-all text-smoke">{order.email}</p>
      <p className="figures text-smoke">{t('placed', { date: formatDateTime(language, order.placed_at) })}</p>
      {order.note && <p className="mt-2 whitespace-pre-line">{order.note}</p>}
      <div className="mt-3 grid gap-2 empty:hidden">
        {order.proof_refusal && order.payment_status === 'proof_submitted' && (
          <Notice title={t('refusedBefore')}>{order.proof_refusal}</Notice>
        )}
        {same_file.length > 0 && (
          <Notice tone="error" title={t('sameFile', { count: same_file.length })}>
            <AlikeOrders proofs={same_file} />
          </Notice>
        )}
        {similar.length > 0 && (
          <Notice title={t('similar', { count: similar.length })}>
            <AlikeOrders proofs={similar} />
          </Notice>
        )}
      </div>
    </Part>
  )
}

function AlikeOrders({ proofs }: { proofs: readonly AlikeProof[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {proofs.map(({ order_id, order_number }) => (
        <li key={order_id}>
          <Link
            to={adminPages.order(order_number)}
            className="figures inline-flex min-h-6 items-center font-bold underline underline-offset-2"
          >
            {order_number}
          </Link>
        </li>
      ))}
    </ul>
  )
}
