import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Status = 'pending' | 'proof' | 'processing' | 'shipped' | 'completed' | 'cancelled'
export type StatusChipProps = { status: Status; children: ReactNode }

const looks: Record<Status, string> = {
  pending: 'bg-pending-ground text-pending',
  proof: 'bg-proof-ground text-proof',
  processing: 'bg-processing-ground text-processing',
  shipped: 'bg-shipped-ground text-shipped',
  completed: 'bg-completed-ground text-completed',
  cancelled: 'bg-cancelled-ground text-cancelled',
}

/** A status as text; the colour carries no information of its own. */
export function StatusChip({ status, children }: StatusChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded-chip px-2 text-small leading-snug font-bold whitespace-nowrap',
        looks[status],
      )}
    >
      {children}
    </span>
  )
}
