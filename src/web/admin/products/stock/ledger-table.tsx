import type { AdminProduct } from '#contract/admin-products.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import type { LedgerRow } from '#contract/stock.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'

export type LedgerTableProps = { product: Pick<AdminProduct, 'name' | 'variations'>; ledger: readonly LedgerRow[] }

/** Every change of a product's stock, newest first. */
export function LedgerTable({ product, ledger }: LedgerTableProps) {
  const t = useMessages('admin-products')
  const language = useLanguage()
  const optionOf = ({ variation_id, size }: LedgerRow) =>
    [product.variations.find(({ id }) => id === variation_id)?.name, size].filter(Boolean).join(', ') || '–'
  const signed = (pieces: number) => (pieces === 0 ? '–' : `${pieces > 0 ? '+' : '−'}${formatNumber(language, Math.abs(pieces))}`)

  return (
    <section aria-label={t('ledger.title')} className="overflow-x-auto rounded-edge border border-wool bg-surface">
      <table className="w-full border-separate border-spacing-0 text-small whitespace-nowrap">
        <caption className="sr-only">{t('ledger.caption', { name: product.name })}</caption>
        <thead>
          <tr className="h-9.5 *:border-b *:border-wool">
            <TableHeaderCell>{t('ledger.at')}</TableHeaderCell>
            <TableHeaderCell>{t('ledger.option')}</TableHeaderCell>
            <TableHeaderCell figures>{t('ledger.onHand')}</TableHeaderCell>
            <TableHeaderCell figures>{t('ledger.reserved')}</TableHeaderCell>
            <TableHeaderCell>{t('ledger.reason')}</TableHeaderCell>
            <TableHeaderCell>{t('ledger.by')}</TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {ledger.map((row) => (
            <tr key={row.id} className="h-10.5 *:border-b *:border-wool/70 last:*:border-b-0 hover:bg-office">
              <TableCell quiet>{formatDateTime(language, row.at)}</TableCell>
              <TableCell>{optionOf(row)}</TableCell>
              <TableCell figures className="font-bold">
                {signed(row.on_hand_change)}
              </TableCell>
              <TableCell figures>{signed(row.reserved_change)}</TableCell>
              <TableCell wraps>
                {t(`reason.${row.reason}`)}
                {row.order_number && (
                  <Link to={pages.adminOrder(row.order_number)} className="text-link figures ml-2 font-bold">
                    {row.order_number}
                  </Link>
                )}
                {row.note && <span className="block text-tiny text-smoke">{row.note}</span>}
              </TableCell>
              <TableCell quiet>{row.by ?? ''}</TableCell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
