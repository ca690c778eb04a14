import type { ListedProduct } from '../listed-product.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { LedgerRow } from '#contract/stock.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'

export type LedgerTableProps = { product: Pick<ListedProduct, 'name' | 'variations'>; ledger: readonly LedgerRow[] }

export function LedgerTable({ product, ledger }: LedgerTableProps) {
  const t = useMessages('admin-products')
  const language = useLanguage()
  const optionOf = ({ variation_id, size }: LedgerRow) =>
    [product.variations.find(({ id }) => id === variation_id)?.name, size].filter(Boolean).join(', ') || '–'
  const signed = (pieces: number) => (pieces === 0 ? '–' : `${pieces > 0 ? '+' : '−'}${formatNumber(language, Math.abs(pieces))}`)

  return (
    <section aria-label={t('ledger.title')} className="overflow-x-auto rounded-edge border border-wool bg-surface">
      <ul className="md:hidden">
        {ledger.map((row) => (
          <li key={row.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-wool px-4 py-2.5 last:border-b-0">
            <span className="font-medium">{optionOf(row)}</span>
            <span className="figures text-right font-bold">{signed(row.on_hand_change)}</span>
            <span className="break-words">
              <Why row={row} />
            </span>
            <span className="figures text-right text-tiny text-smoke">
              {row.reserved_change !== 0 && t('ledger.held', { pieces: signed(row.reserved_change) })}
            </span>
            <span className="col-span-2 text-tiny text-smoke">
              {[formatDateTime(language, row.at), row.by].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <table className="w-full max-md:hidden border-separate border-spacing-0 text-small whitespace-nowrap">
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
                <Why row={row} />
              </TableCell>
              <TableCell quiet>{row.by ?? ''}</TableCell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Why({ row: { reason, order_number: number, note } }: { row: LedgerRow }) {
  const t = useMessages('admin-products')
  return (
    <>
      {t(`reason.${reason}`)}{' '}
      {number && (
        <Link to={adminPages.order(number)} className="text-link figures ml-1 font-bold">
          {number}
        </Link>
      )}
      {note && <span className="block text-tiny text-smoke">{note}</span>}
    </>
  )
}
