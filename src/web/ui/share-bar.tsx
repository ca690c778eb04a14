import { classNames } from './class-names.ts'

export type ShareBarProps = {
  /** Percent of the bar's width. */
  share: number
  className: string
}

/** A percentage as a bar next to its number. An SVG, since the security policy forbids widths in a style attribute. */
export function ShareBar({ share, className }: ShareBarProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 100 1" preserveAspectRatio="none" className={classNames('block', className)}>
      <rect width={Math.max(0, Math.min(100, share))} height="1" className="fill-lapis" />
    </svg>
  )
}
