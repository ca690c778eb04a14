import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx'
import { Link } from './link.tsx'

export type TableHeaderCellProps = {
  children: ReactNode
  figures?: boolean
  /** For a column of checkboxes or menus: the name is only read by screen readers. */
  hidden?: boolean
  sortTo?: string
  sorted?: 'ascending' | 'descending'
  className?: string
}

export function TableHeaderCell({ children, figures = false, hidden = false, sortTo, sorted, className }: TableHeaderCellProps) {
  const Arrow = sorted === 'ascending' ? ArrowUpIcon : ArrowDownIcon
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classNames(
        'px-3 text-tiny font-medium whitespace-nowrap text-smoke first:pl-3.5 last:pr-3.5',
        figures ? 'text-right' : 'text-left',
        className,
      )}
    >
      {sortTo === undefined ? (
        <span className={hidden ? 'sr-only' : ''}>{children}</span>
      ) : (
        <Link to={sortTo} preventScrollReset className="inline-flex min-h-8 items-center gap-1 rounded-chip hover:text-ink">
          {children}
          {sorted && <Arrow className="size-3.5" strokeWidth={2.25} />}
        </Link>
      )}
    </th>
  )
}
