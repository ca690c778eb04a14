import { Fragment, type ReactNode, useId, useState } from 'react'
import { ViewSwitch } from '#web/features/chart/view-switch.tsx'
import { Link } from '#web/ui/link.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** A row of a report. `cells` follow the headings, `bar` is a share, and `below` is shown under the name. */
export type ReportRow = {
  key: string
  name: string
  to?: string | undefined
  cells: readonly string[]
  bar?: number
  below?: string | undefined
  /** The image of a product. Null where it has none. */
  imageKey?: string | null
}

export type ReportPartProps = {
  title: string
  note: string
  headings: readonly string[]
  rows: readonly ReportRow[]
  total?: readonly string[]
  none: string
  fileTo: string
  /** Index of the cell after which the bars are placed. */
  barAfter?: number
  /** Spans the full width, since half of the page is too narrow for its columns. */
  isWide?: boolean
  /** Shown instead of the table with bars. */
  picture?: ReactNode
  children?: ReactNode
}

/** Shows a report as a table with bars, an explanation and a file. A wide table scrolls inside its frame. */
export function ReportPart({
  title,
  note,
  headings,
  rows,
  total,
  none,
  fileTo,
  barAfter = 0,
  isWide = false,
  picture,
  children,
}: ReportPartProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const hasBars = rows.some(({ bar }) => bar !== undefined)
  const showsBars = hasBars && !isTable
  const isPicture = picture !== undefined && !isTable
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'rounded-edge border border-wool bg-surface p-4 print:break-inside-avoid',
        isWide && '[column-span:all] not-first:mt-5',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-label font-bold">
          {title}
        </h2>
        <div className="flex items-center gap-3 print:hidden">
          {hasBars && <ViewSwitch title={title} isTable={isTable} onChange={setIsTable} />}
          <a href={fileTo} download className="text-link min-h-7 content-center font-bold max-md:min-h-11">
            CSV
          </a>
        </div>
      </div>
      <p className="mt-1 text-tiny text-smoke">{note}</p>
      {children}
      {rows.length === 0 ? (
        <p className="mt-3 text-smoke">{none}</p>
      ) : isPicture ? (
        picture
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by keys
        <div tabIndex={0} className="mt-2 overflow-x-auto print:overflow-visible">
          <table className="w-full text-small">
            <thead>
              <tr className="h-9 text-tiny text-smoke *:border-b *:border-wool *:px-1.5 *:font-medium">
                {headings.map((heading, index) => (
                  <Fragment key={heading}>
                    <th scope="col" className={index === 0 ? 'text-left' : 'text-right'}>
                      {heading}
                    </th>
                    {showsBars && index === barAfter + 1 && <BarCell />}
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, to, cells, bar, below, imageKey }) => (
                <tr key={key} className="h-9 *:border-b *:border-wool/70 *:px-1.5 *:py-1">
                  <th scope="row" className="min-w-32 text-left font-normal wrap-break-word">
                    <span className="flex items-center gap-2">
                      {imageKey !== undefined && <Thumbnail imageKey={imageKey ?? undefined} alt="" size={28} className="shrink-0" />}
                      {to ? (
                        <Link to={to} translate="no" className="text-link">
                          {name}
                        </Link>
                      ) : (
                        name
                      )}
                    </span>
                    {showsBars && bar !== undefined && (
                      <ShareBar share={bar * 100} className={`mt-1 h-1 w-full bg-wool/50 sm:hidden ${inked}`} />
                    )}
                    {below && <span className="mt-0.5 block text-tiny text-smoke">{below}</span>}
                  </th>
                  {cells.map((cell, index) => (
                    <Fragment key={headings[index + 1]}>
                      <td className={classNames('figures text-right whitespace-nowrap', index === cells.length - 1 && 'font-bold')}>
                        {cell}
                      </td>
                      {showsBars && index === barAfter && <BarCell bar={bar} />}
                    </Fragment>
                  ))}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr className="h-9 font-bold *:px-1.5">
                  {total.map((cell, index) => (
                    <Fragment key={headings[index]}>
                      <td className={index === 0 ? 'text-left' : 'figures text-right whitespace-nowrap'}>{cell}</td>
                      {showsBars && index === barAfter + 1 && <BarCell />}
                    </Fragment>
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

const inked = 'print:[print-color-adjust:exact]'

/** A separate column, shown where there is room. Hidden from screen readers, which read the figures. */
function BarCell({ bar }: { bar?: number | undefined }) {
  return (
    <td aria-hidden="true" className="w-1/5 min-w-12 max-sm:hidden">
      {bar !== undefined && <ShareBar share={bar * 100} className={`h-2 w-full ${inked}`} />}
    </td>
  )
}
