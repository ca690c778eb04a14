import { Link } from '#web/ui/link.tsx'
import type { ChartPoint } from './chart-point.ts'

export type ChartTableProps = {
  caption: string
  points: readonly ChartPoint[]
  axisLabel: string
  nowLabel: string
  beforeLabel: string | undefined
  print: (value: number) => string
}

export function ChartTable({ caption, points, axisLabel, nowLabel, beforeLabel, print }: ChartTableProps) {
  const cell = (value: number | null | undefined) => (value === null || value === undefined ? '–' : print(value))
  return (
    <table className="mt-3 w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="h-9 text-tiny text-smoke *:border-b *:border-wool *:font-medium">
          <th scope="col" className="text-left">
            {axisLabel}
          </th>
          <th scope="col" className="text-right">
            {nowLabel}
          </th>
          {beforeLabel && (
            <th scope="col" className="text-right">
              {beforeLabel}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label, to, now, before, marks = [], beforeMarks = [] }) => (
          <tr key={key} className="h-9 *:border-b *:border-wool/70">
            <th scope="row" className="text-left font-normal">
              {to ? (
                <Link to={to} className="text-link">
                  {label}
                </Link>
              ) : (
                label
              )}
              {[...marks, ...beforeMarks].map((mark) => (
                <span key={mark} className="block text-tiny text-smoke">
                  {mark}
                </span>
              ))}
            </th>
            <td className="figures text-right font-bold">{cell(now)}</td>
            {beforeLabel && <td className="figures text-right text-smoke">{cell(before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
