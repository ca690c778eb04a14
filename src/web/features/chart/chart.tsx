import { type ReactNode, useId, useState } from 'react'
import { byteOrderMark, csvLine } from '#contract/rules/csv.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartPoint } from './chart-point.ts'
import { Plot } from './plot.tsx'
import { ViewSwitch } from './view-switch.tsx'

export type ChartProps = {
  title: string
  figure?: ReactNode
  points: readonly ChartPoint[]
  nowLabel: string
  beforeLabel?: string
  /** Formats values on the axis, in the table and in the tooltip. */
  print: (value: number) => string
  isLastOpen?: boolean
  /** One of several charts in a row, below a large one that has the legend. */
  isSmall?: boolean
  note?: ReactNode
  fileName: string
  axisLabel: string
}

/** From this many points on, a line is easier to read than bars. */
const linesFrom = 14

/** Shows values as a plot or a table, and saves them as a CSV file. Arrow keys move from point to point. */
export function Chart(props: ChartProps) {
  const { title, figure, points, nowLabel, beforeLabel, print, isLastOpen = false, isSmall = false, note, fileName, axisLabel } = props
  const id = useId()
  const [isTable, setIsTable] = useState(false)

  function handleFile() {
    const heading = [axisLabel, nowLabel, ...(beforeLabel ? [beforeLabel] : [])]
    const lines = points.map(({ label, now, before }) => csvLine([label, now ?? '', ...(beforeLabel ? [before ?? ''] : [])]))
    saveFile(`${fileName}.csv`, new Blob([byteOrderMark, csvLine(heading), ...lines], { type: 'text/csv' }))
  }

  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface p-4 break-inside-avoid">
      <div className={classNames('flex justify-between gap-3', isSmall ? 'items-start' : 'flex-wrap items-center')}>
        <h2 id={id} className="min-w-0 text-label font-bold">
          {title}
        </h2>
        <div className="flex items-center gap-3 print:hidden">
          <ViewSwitch title={title} isTable={isTable} onChange={setIsTable} />
          <button type="button" onClick={handleFile} className="text-link min-h-7 font-bold">
            CSV
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        {figure && <p className="figures text-heading-3 font-bold">{figure}</p>}
        {!isTable && !isSmall && beforeLabel && (
          <ul className="flex gap-5 text-tiny text-smoke">
            <li className="flex items-center gap-2">
              <span className="size-2.5 bg-lapis print:[print-color-adjust:exact]" />
              {nowLabel}
            </li>
            <li className="flex items-center gap-2">
              {points.length < linesFrom ? (
                <span className="h-0.5 w-4 bg-[#cb6d2a] print:[print-color-adjust:exact] dark:bg-apricot" />
              ) : (
                <span className="w-4 border-t-2 border-dashed border-edge" />
              )}
              {beforeLabel}
            </li>
          </ul>
        )}
      </div>
      {isTable ? (
        <ChartTable caption={title} points={points} axisLabel={axisLabel} nowLabel={nowLabel} beforeLabel={beforeLabel} print={print} />
      ) : (
        <Plot
          kind={points.length < linesFrom ? 'bars' : 'line'}
          label={title}
          points={points}
          nowLabel={nowLabel}
          beforeLabel={beforeLabel}
          print={print}
          isLastOpen={isLastOpen}
          isSmall={isSmall}
        />
      )}
      {note && <div className="mt-2 text-tiny text-smoke">{note}</div>}
    </section>
  )
}
