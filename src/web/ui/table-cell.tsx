import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type TableCellProps = ComponentProps<'td'> & {
  /** Aligned to the right, digits below digits. */
  figures?: boolean
  quiet?: boolean
  /** For sentences. Other cells stay on one line, and the table scrolls. */
  wraps?: boolean
}

export function TableCell({ figures = false, quiet = false, wraps = false, className, ...props }: TableCellProps) {
  return (
    <td
      className={classNames(
        'px-3 py-1 first:pl-3.5 last:pr-3.5',
        figures && 'figures text-right',
        quiet && 'text-smoke',
        wraps && 'min-w-40 whitespace-normal sm:min-w-48',
        className,
      )}
      {...props}
    />
  )
}
