import type { ChartPoint } from './chart-point.ts'

export type BeforeMarksProps = {
  points: readonly ChartPoint[]
  x: (index: number) => number
  y: (value: number) => number
  /** The left and right edges of the plot, in pixels. */
  left: number
  right: number
}

/** Width of a letter in the labels' size, in pixels. Rather too large than too small. */
const letterWidth = 6.6
const [gap, lineHeight] = [11, 15]

type Box = { left: number; right: number; top: number }
const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < lineHeight

/** Draws a hollow diamond for each event in the previous period, with its text where there is room. */
export function BeforeMarks({ points, x, y, left, right }: BeforeMarksProps) {
  const taken: Box[] = []
  return points.map(({ key, before, beforeMarks }, index) => {
    if (!beforeMarks || beforeMarks.length === 0 || typeof before !== 'number') return null
    const text = beforeMarks.join(' · ')
    const [at, top] = [x(index), y(before)]
    const width = text.length * letterWidth
    const boxes = [
      { left: at + gap, right: at + gap + width, top },
      { left: at - gap - width, right: at - gap, top },
    ]
    const box = boxes.find((one) => one.left >= left && one.right <= right && !taken.some((other) => meets(one, other)))
    if (box) taken.push(box)
    return (
      <g key={key}>
        <path d={`M${at} ${top - 6}l6 6l-6 6l-6 -6z`} strokeWidth={1.5} className="fill-surface stroke-[#cb6d2a] dark:stroke-apricot" />
        {box && (
          <text
            x={box.left > at ? box.left : box.right}
            y={top + 4}
            textAnchor={box.left > at ? 'start' : 'end'}
            strokeWidth={4}
            paintOrder="stroke"
            className="fill-smoke stroke-surface text-tiny"
          >
            {text}
          </text>
        )}
      </g>
    )
  })
}
