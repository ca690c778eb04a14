import { CloseIcon } from './icons.tsx'
import { Link } from './link.tsx'

export type ChipProps = {
  children: string
  /** The action of a press: "Remove the filter RM 50 – 100". */
  label: string
  dense?: boolean
} & ({ to: string; onRemove?: never } | { onRemove: () => void; to?: never })

const look = 'press inline-flex max-w-full items-center gap-2 rounded-chip border border-wool bg-surface font-medium hover:border-ink'
const sizes = { dense: 'min-h-9 px-3 text-small', usual: 'min-h-11 px-3.5 text-label' } as const

/** An active filter. As a link it works before scripts have loaded. */
export function Chip({ children, label, dense = false, to, onRemove }: ChipProps) {
  const className = `${look} ${sizes[dense ? 'dense' : 'usual']}`
  const content = (
    <>
      <span className="figures min-w-0 break-words">{children}</span>
      <CloseIcon className="size-3 shrink-0" strokeWidth={3} />
    </>
  )
  if (to === undefined)
    return (
      <button type="button" aria-label={label} className={className} onClick={onRemove}>
        {content}
      </button>
    )
  return (
    <Link to={to} aria-label={label} className={className} preventScrollReset>
      {content}
    </Link>
  )
}
