import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Card } from './list-parts.ts'
import type { Selection } from './selection.ts'

export type ListCardsProps<Row> = {
  caption: string
  rows: readonly Row[]
  changed: ReadonlySet<string>
  isLoading: boolean
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  addressOf?: ((row: Row) => string) | undefined
  cardOf: (row: Row) => Card
  /** Undefined unless rows are being selected. */
  selection: Selection<Row> | undefined
}

/** The list on a phone: two or three lines for each row, all of it clickable. */
export function ListCards<Row>({ caption, rows, changed, isLoading, idOf, nameOf, addressOf, cardOf, selection }: ListCardsProps<Row>) {
  const t = useMessages('admin-list')
  return (
    <ul
      aria-label={caption}
      aria-busy={isLoading || undefined}
      className={classNames('-mx-4 border-y border-wool bg-surface transition-opacity sm:hidden print:hidden', isLoading && 'opacity-60')}
    >
      {rows.map((row) => {
        const { lines, typed, figure, chip } = cardOf(row)
        const name = nameOf(row)
        const isSelected = selection?.has(idOf(row)) ?? false
        return (
          <li
            key={idOf(row)}
            className={classNames(
              'relative flex gap-3 border-b border-wool/70 px-4 py-2.5 last:border-b-0',
              changed.has(idOf(row)) && 'animate-changed',
              isSelected && 'bg-selected',
            )}
          >
            {selection && (
              <Checkbox labelHidden checked={isSelected} onChange={() => selection.toggle(row)} className="relative z-10 self-center">
                {t('select', { name })}
              </Checkbox>
            )}
            <div className="min-w-0 flex-1">
              {addressOf && !selection ? (
                <Link
                  to={addressOf(row)}
                  translate="no"
                  className="figures text-label font-bold break-words text-lapis after:absolute after:inset-0"
                >
                  {name}
                </Link>
              ) : (
                <span translate="no" className="figures text-label font-bold break-words">
                  {name}
                </span>
              )}
              {lines.map((line, index) => (
                <div
                  key={index}
                  translate={typed && index === 0 ? 'no' : undefined}
                  className={classNames('break-words', index > 0 && 'figures text-tiny text-smoke')}
                >
                  {typeof line === 'string' ? <CutText lines={3}>{line}</CutText> : line}
                </div>
              ))}
            </div>
            <div className="flex max-w-1/2 shrink-0 flex-col items-end gap-1 text-right">
              <span className="figures text-label font-bold">{figure}</span>
              <span className="relative z-10">{chip}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
