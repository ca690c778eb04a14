import { useId } from 'react'
import { classNames } from './class-names.ts'
import { hornPath, hornStep } from './horn.ts'
import { ikatColumns, ikatStep } from './ikat.ts'

export type OrnamentStripProps = {
  /** `line`: lapis horns on the page background, for below a header. The others have a cloth background. */
  pattern?: 'lapis' | 'pomegranate' | 'line' | 'ikat' | 'tile'
  /** Pixels. */
  height?: 16 | 20 | 22 | 24 | 30
  className?: string
}

const steps = { lapis: hornStep, pomegranate: hornStep, line: hornStep, ikat: ikatStep, tile: 100 } as const
const grounds = {
  lapis: 'bg-lapis-cloth',
  pomegranate: 'bg-pomegranate-cloth',
  line: '',
  ikat: 'bg-wool-cloth',
  tile: 'bg-tile-cloth',
} as const

/** Use one per screen, below the header or the hero. Decorative, hidden from screen readers. */
export function OrnamentStrip({ pattern = 'lapis', height = 22, className }: OrnamentStripProps) {
  const id = useId()
  const step = steps[pattern]
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height={height} className={classNames('block', grounds[pattern], className)}>
      <pattern id={id} patternUnits="userSpaceOnUse" width={(step * height) / 100} height={height} viewBox={`0 0 ${step} 100`}>
        <Repeat pattern={pattern} />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}

function Repeat({ pattern }: { pattern: NonNullable<OrnamentStripProps['pattern']> }) {
  if (pattern === 'ikat') return ikatColumns.map(({ colour, path }) => <path key={colour} className={colour} d={path} />)
  if (pattern === 'tile') {
    return (
      <>
        <path className="fill-bone" d="M24 24h52v52H24zM50 13.2 86.8 50 50 86.8 13.2 50z" />
        <path className="fill-lapis-cloth" d="M50 32 68 50 50 68 32 50z" />
      </>
    )
  }
  const colour = { lapis: 'stroke-wool-cloth', pomegranate: 'stroke-wool-cloth', line: 'stroke-lapis' }[pattern]
  return (
    <g className={colour} fill="none" strokeWidth="11.5" strokeLinecap="round">
      <path transform="translate(39)" d={hornPath} />
      <path transform="translate(117 100) scale(1 -1)" d={hornPath} />
    </g>
  )
}
