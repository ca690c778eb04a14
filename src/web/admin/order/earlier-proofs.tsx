import { proofAddress } from '#contract/uploads.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { proofFileName } from './proof-file-name.ts'

export type EarlierProofsProps = { order: Pick<StaffOrder, 'id' | 'order_number' | 'proofs' | 'payment_proof'> }

export function EarlierProofs({ order }: EarlierProofsProps) {
  const t = useMessages('admin-order')
  const language = useLanguage()
  const earlier = order.proofs.filter(({ id }) => id !== order.payment_proof?.id)
  if (earlier.length === 0) return null
  return (
    <div>
      <h3 className="text-tiny font-normal text-smoke">{t('proof.earlier')}</h3>
      <ul>
        {earlier.map(({ id, mime, size, submitted_at }) => (
          <li key={id}>
            <a
              href={proofAddress(order.id, id)}
              download={proofFileName(order.order_number, mime)}
              className="text-link figures inline-flex min-h-8 items-center"
            >
              {formatDateTime(language, submitted_at)} · {formatFileSize(language, size)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
