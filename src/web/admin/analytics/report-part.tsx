import { type ReactNode, useId } from 'react'
import { Link } from '#web/ui/link.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** A row of a report: its name, where it leads, its figures in the order of the headings, how long its bar is, as a share, and what stands below it. */
export type ReportRow = {
  key: string
  name: string
  to?: string | undefined
  cells: readonly string[]
  bar?: number
  below?: string | undefined
}

export type ReportPartProps = {
  title: string
  /** What is counted, in words. */
  note: string
  headings: readonly string[]
  rows: readonly ReportRow[]
  /** A last row that adds up. */
  total?: readonly string[]
  none: string
  fileTo: string
  children?: ReactNode
}

/** A report as a table with bars, what it counts in words, and its file. It scrolls inside its frame where it is too wide. */
export function ReportPart({ title, note, headings, rows, total, none, fileTo, children }: ReportPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface p-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-label font-bold">
          {title}
        </h2>
        <a href={fileTo} download className="text-link min-h-7 content-center font-bold max-md:min-h-11 print:hidden">
          CSV
        </a>
      </div>
      <p className="text-tiny text-smoke">{note}</p>
      {children}
      {rows.length === 0 ? (
        <p className="mt-3 text-smoke">{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by keys
        <div tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-full text-small">
            <thead>
              <tr className="h-9 text-tiny text-smoke *:border-b *:border-wool *:px-1.5 *:font-medium">
                {headings.map((heading, index) => (
                  <th key={heading} scope="col" className={index === 0 ? 'text-left' : 'text-right'}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, to, cells, bar, below }) => (
                <tr key={key} className="h-9 *:border-b *:border-wool/70 *:px-1.5 *:py-1">
                  <th scope="row" className="min-w-28 text-left font-normal wrap-anywhere">
                    {to ? (
                      <Link to={to} className="text-link">
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                    {bar !== undefined && (
                      <ShareBar share={bar * 100} className="mt-1 h-1 w-full max-w-56 bg-wool/50 print:[print-color-adjust:exact]" />
                    )}
                    {below && <span className="mt-0.5 block text-tiny text-smoke">{below}</span>}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={headings[index + 1]}
                      className={classNames('figures text-right whitespace-nowrap', index === cells.length - 1 && 'font-bold')}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr className="h-9 font-bold *:px-1.5">
                  {total.map((cell, index) => (
                    <td key={headings[index]} className={index === 0 ? 'text-left' : 'figures text-right whitespace-nowrap'}>
                      {cell}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </section>
  )
}
