import { classNames } from './class-names.ts'

export type ShareBarProps = {
  /** Percent of its width. */
  share: number
  className: string
}

/** A share as a bar beside its figure. Drawn, since the security policy takes no widths from a style attribute. */
export function ShareBar({ share, className }: ShareBarProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 100 1" preserveAspectRatio="none" className={classNames('block', className)}>
      <rect width={Math.max(0, Math.min(100, share))} height="1" className="fill-lapis" />
    </svg>
  )
}
