import { use, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link, LinksContext } from '#web/ui/link.tsx'
import { BeforeMarks } from './before-marks.tsx'
import type { ChartPoint } from './chart-point.ts'
import { barHeight, printedLabels, stepsTo } from './chart-scale.ts'

export type PlotProps = {
  kind: 'bars' | 'line'
  label: string
  points: readonly ChartPoint[]
  nowLabel: string
  beforeLabel: string | undefined
  print: (value: number) => string
  isLastOpen: boolean
  /** One of several charts in a row. */
  isSmall: boolean
}

const [usualHeight, smallHeight] = [232, 148]
const bottom = 28
const top = 10
const leastLabelWidth = 56
/** Width of a digit in the labels' size, in pixels. */
const figureWidth = 7.5
const [leastWidth, usualWidth] = [200, 640]

/** Draws at the width available. The pointer or the arrow keys select one point at a time. */
export function Plot({ kind, label, points, nowLabel, beforeLabel, print, isLastOpen, isSmall }: PlotProps) {
  const height = isSmall ? smallHeight : usualHeight
  const t = useMessages('chart')
  const frame = useRef<HTMLDivElement>(null)
  const { go } = use(LinksContext)
  const [width, setWidth] = useState(usualWidth)
  const [looked, setLooked] = useState<number>()

  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(Math.max(leastWidth, current.clientWidth)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const values = points.flatMap(({ now, before }) => [now ?? 0, before ?? 0])
  const steps = stepsTo(Math.max(0, ...values))
  const most = steps.at(-1) ?? 1
  const labelWidth = Math.max(leastLabelWidth, Math.max(...steps.map((step) => print(step).length)) * figureWidth + 8)
  const inner = width - labelWidth
  const slot = inner / Math.max(1, points.length)
  const x = (index: number) => labelWidth + slot * (index + 0.5)
  const y = (value: number) => top + (1 - value / most) * (height - top - bottom)
  const printed = printedLabels(points.length, Math.max(2, Math.floor(inner / 64)))
  const lastIndex = points.findLastIndex(({ now }) => now !== null)
  const point = looked === undefined ? undefined : points[looked]

  function lookAt(clientX: number) {
    const left = frame.current?.getBoundingClientRect().left ?? 0
    setLooked(Math.max(0, Math.min(points.length - 1, Math.floor((clientX - left - labelWidth) / slot))))
  }

  const said = point && `${point.label}: ${sentenceOf(point, nowLabel, beforeLabel, print)}`
  return (
    <div
      ref={frame}
      className="relative mt-3 rounded-edge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)"
    >
      {/* Screen readers and keyboards know a slider as the way to step through values. */}
      <input
        type="range"
        min={0}
        max={Math.max(0, points.length - 1)}
        value={looked ?? 0}
        aria-label={t('points', { title: label })}
        aria-valuetext={said ?? t(points.some(({ to }) => to) ? 'hintOpens' : 'hint')}
        onChange={({ target }) => setLooked(Number(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && point?.to && go(point.to, {})}
        onFocus={() => setLooked(looked ?? 0)}
        onBlur={() => setLooked(undefined)}
        className="sr-only"
      />
      <div onPointerMove={({ clientX }) => lookAt(clientX)} onPointerLeave={() => setLooked(undefined)}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="block max-w-full print:h-auto print:w-full"
        >
          {steps.map((step) => (
            <g key={step}>
              <line x1={labelWidth} x2={width} y1={y(step)} y2={y(step)} className={step === 0 ? 'stroke-edge' : 'stroke-wool'} />
              <text x={labelWidth - 8} y={y(step) + 4} textAnchor="end" className="figures fill-smoke text-tiny">
                {print(step)}
              </text>
            </g>
          ))}
          {points.map(({ key, label: name }, index) =>
            printed.has(index) ? (
              <text key={key} y={height - 8} {...placeOf(name, x(index), width)} className="fill-smoke text-tiny">
                {name}
              </text>
            ) : null,
          )}
          {looked !== undefined && <line x1={x(looked)} x2={x(looked)} y1={top} y2={height - bottom} className="stroke-edge" />}
          {kind === 'bars' ? (
            <Bars points={points} x={x} y={y} slot={slot} openIndex={isLastOpen ? lastIndex : -1} />
          ) : (
            <Lines points={points} x={x} y={y} openIndex={isLastOpen ? lastIndex : -1} looked={looked} />
          )}
          <BeforeMarks points={points} x={x} y={y} left={labelWidth} right={width} />
          {points.map(({ key, marks }, index) =>
            marks && marks.length > 0 ? (
              <path key={key} d={`M${x(index)} ${y(0) - 6}l6 6l-6 6l-6 -6z`} className="fill-apricot stroke-surface" />
            ) : null,
          )}
          {point?.to && (
            <Link to={point.to} tabIndex={-1} className="pointer-coarse:pointer-events-none">
              <rect x={x(looked ?? 0) - slot / 2} y={top} width={slot} height={height - top} className="fill-transparent" />
            </Link>
          )}
        </svg>
      </div>
      {point && (
        <div
          aria-hidden="true"
          data-side={x(looked ?? 0) > width / 2 ? 'left' : 'right'}
          className="figures pointer-events-none absolute top-2 right-2 rounded-edge bg-surface px-3 py-2 text-small shadow-float data-[side=left]:right-auto data-[side=left]:left-16"
        >
          <b className="block font-bold">{point.label}</b>
          {sentenceOf(point, nowLabel, beforeLabel, print)}
        </div>
      )}
    </div>
  )
}

type Places = { points: readonly ChartPoint[]; x: (index: number) => number; y: (value: number) => number; openIndex: number }

function Bars({ points, x, y, slot, openIndex }: Places & { slot: number }) {
  const barWidth = Math.min(30, slot * 0.6)
  const heightOf = (value: number, index: number) => barHeight(y(0) - y(value), index === openIndex)
  return points.map(({ key, now, before }, index) => (
    <g key={key}>
      {now !== null && (
        <rect
          x={x(index) - barWidth / 2}
          y={y(0) - heightOf(now, index)}
          width={barWidth}
          height={heightOf(now, index)}
          className="fill-lapis"
          opacity={index === openIndex ? 0.55 : 1}
        />
      )}
      {before !== undefined && before !== null && (
        <line
          x1={x(index) - barWidth / 2 - 4}
          x2={x(index) + barWidth / 2 + 4}
          y1={y(before)}
          y2={y(before)}
          strokeWidth={2.5}
          className="stroke-[#cb6d2a] dark:stroke-apricot"
        />
      )}
    </g>
  ))
}

function Lines({ points, x, y, openIndex, looked }: Places & { looked: number | undefined }) {
  const path = (valueOf: (point: ChartPoint) => number | null | undefined, to = points.length) =>
    points
      .slice(0, to)
      .flatMap((point, index) => {
        const value = valueOf(point)
        return value === null || value === undefined ? [] : [`${x(index).toFixed(1)} ${y(value).toFixed(1)}`]
      })
      .map((place, index) => `${index === 0 ? 'M' : 'L'}${place}`)
      .join('')
  const now = looked === undefined ? undefined : points[looked]?.now
  const [last, open] = [points[openIndex - 1]?.now, points[openIndex]?.now]
  return (
    <g fill="none" strokeWidth={2} strokeLinejoin="round">
      <path d={path(({ before }) => before)} className="stroke-edge" strokeDasharray="4 4" strokeWidth={1.5} />
      <path d={path(({ now: value }) => value, openIndex < 0 ? undefined : openIndex)} className="stroke-lapis" />
      {openIndex > 0 && typeof last === 'number' && typeof open === 'number' && (
        <path d={`M${x(openIndex - 1)} ${y(last)}L${x(openIndex)} ${y(open)}`} className="stroke-lapis" strokeDasharray="2 4" />
      )}
      {looked !== undefined && typeof now === 'number' && <circle cx={x(looked)} cy={y(now)} r={5} className="fill-lapis" />}
    </g>
  )
}

function sentenceOf(
  { now, before, marks = [], beforeMarks = [] }: ChartPoint,
  nowLabel: string,
  beforeLabel: string | undefined,
  print: (value: number) => string,
): string {
  const parts = [
    now === null ? undefined : `${nowLabel} ${print(now)}`,
    beforeLabel && typeof before === 'number' ? `${beforeLabel} ${print(before)}` : undefined,
    ...marks,
    ...beforeMarks,
  ]
  return parts.filter(Boolean).join(' · ') || '–'
}

/** Centres a label under its point, unless the right edge would cut it off. */
function placeOf(name: string, x: number, width: number): { x: number; textAnchor: 'middle' | 'end' } {
  return x + (name.length * figureWidth) / 2 > width ? { x: width, textAnchor: 'end' } : { x, textAnchor: 'middle' }
}
