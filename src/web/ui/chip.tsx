import { CloseIcon } from './icons.tsx'
import { Link } from './link.tsx'

export type ChipProps = {
  children: string
  /** What pressing does: "Remove the filter RM 50 – 100". */
  label: string
} & ({ to: string; onRemove?: never } | { onRemove: () => void; to?: never })

const look =
  'press inline-flex min-h-11 items-center gap-2 rounded-chip border border-wool bg-surface px-3.5 text-label font-medium hover:border-ink'

/** A filter that is on. As a link it works before the page's script does. */
export function Chip({ children, label, to, onRemove }: ChipProps) {
  const content = (
    <>
      <span className="figures">{children}</span>
      <CloseIcon className="size-3" strokeWidth={3} />
    </>
  )
  if (to === undefined)
    return (
      <button type="button" aria-label={label} className={look} onClick={onRemove}>
        {content}
      </button>
    )
  return (
    <Link to={to} aria-label={label} className={look} preventScrollReset>
      {content}
    </Link>
  )
}
