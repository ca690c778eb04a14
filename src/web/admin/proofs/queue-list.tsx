import { formatMoney } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { ProofRow } from '#contract/proof-row.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../order/part.tsx'

export type QueueListProps = { proofs: readonly ProofRow[]; openId: string | undefined; addressOf: (proof: ProofRow) => string }

export function QueueList({ proofs, openId, addressOf }: QueueListProps) {
  const t = useMessages('admin-proofs')
  const language = useLanguage()
  return (
    <Part
      title={t('queue')}
      className="max-h-96 overflow-y-auto pb-2"
      aside={
        <span className="flex gap-1 max-md:hidden">
          <Kbd>j</Kbd>
          <Kbd>k</Kbd>
        </span>
      }
    >
      <ul>
        {proofs.map((proof) => (
          <li key={proof.id}>
            <Link
              to={addressOf(proof)}
              preventScrollReset
              aria-current={proof.id === openId ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 px-4 py-1 hover:bg-hover aria-[current=true]:bg-selected aria-[current=true]:shadow-[inset_3px_0_0_var(--color-lapis)]"
            >
              <span className="min-w-0">
                <span className="figures block font-bold">{proof.order.order_number}</span>
                <span className="figures block text-tiny text-smoke">{formatDateTime(language, proof.submitted_at, { year: false })}</span>
              </span>
              <span className="figures shrink-0">{formatMoney(proof.amount_due)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
