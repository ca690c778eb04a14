import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type FiguresTableProps = {
  title: string
  note?: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** Number of text columns on the left. The others are figures. */
  leftColumns?: number
  none: string
  fileTo?: string
  /** The first column has numbers of records, which are not broken. */
  hasNumbers?: boolean
}

export function FiguresTable({ title, note, headings, rows, leftColumns = 1, none, fileTo, hasNumbers = false }: FiguresTableProps) {
  const id = useId()
  const side = (index: number) => (index < leftColumns ? 'text-left' : 'figures text-right whitespace-nowrap')
  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-label font-bold">
          {title}
        </h2>
        {fileTo !== undefined && (
          <a href={fileTo} download className="text-link min-h-7 content-center font-bold max-md:min-h-11">
            CSV
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-smoke">{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by keys
        <div tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-full text-small">
            <thead>
              <tr className="h-9 text-tiny text-smoke *:border-b *:border-wool *:font-medium">
                {headings.map((heading, index) => (
                  <th key={heading} scope="col" className={classNames('px-1.5', side(index))}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, place) => (
                <tr key={`${place} ${cells[0]}`} className="h-9 *:border-b *:border-wool/70">
                  {cells.map((cell, index) =>
                    index === 0 ? (
                      <th
                        key={headings[index]}
                        scope="row"
                        className={classNames('px-1.5 py-1 text-left font-normal', hasNumbers ? 'whitespace-nowrap' : 'break-words')}
                      >
                        {cell}
                      </th>
                    ) : (
                      <td key={headings[index]} className={classNames('px-1.5 py-1', side(index))}>
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && rows.length > 0 && <p className="mt-2 text-tiny text-smoke">{note}</p>}
    </section>
  )
}
