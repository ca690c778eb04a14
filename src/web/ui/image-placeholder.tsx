import { classNames } from './class-names.ts'
import { hornPath } from './horn.ts'

/** As wide as its container, as large as its box, or its own size. */
const fits = { width: 'h-auto w-full', box: 'size-full', own: 'shrink-0' }

export type ImagePlaceholderProps = { alt: string; width: number; height: number; fit?: keyof typeof fits; className?: string }

export function ImagePlaceholder({ alt, width, height, fit = 'width', className }: ImagePlaceholderProps) {
  const side = Math.min(width, height) * 0.3
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames(fits[fit], 'bg-felt text-wool', className)}
    >
      <g
        transform={`translate(${width / 2} ${height / 2 - side / 2}) scale(${side / 100})`}
        fill="none"
        stroke="currentColor"
        strokeWidth="11.5"
        strokeLinecap="round"
      >
        <path d={hornPath} />
      </g>
    </svg>
  )
}
