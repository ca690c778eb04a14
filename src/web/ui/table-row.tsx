import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type TableRowProps = ComponentProps<'tr'> & { selected?: boolean }

export function TableRow({ selected = false, className, ...props }: TableRowProps) {
  return (
    <tr
      data-selected={selected || undefined}
      className={classNames('h-10.5 border-b border-wool/70 last:border-b-0', selected ? 'bg-selected' : 'hover:bg-office', className)}
      {...props}
    />
  )
}
