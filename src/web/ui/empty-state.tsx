import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { wholeCodes } from './whole-codes.tsx'

export type EmptyStateProps = {
  /** One drawing, 160 px: inline or an `<img alt="">`. */
  motif?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ motif, title, children, action, level = 2, className }: EmptyStateProps) {
  const Tag = `h${level}` as const
  return (
    <div className={classNames('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      {motif && (
        <div aria-hidden="true" className="mb-6 size-40 *:size-full">
          {motif}
        </div>
      )}
      <Tag className="max-w-full font-display text-heading-2 wrap-anywhere">{wholeCodes(title)}</Tag>
      {children && <p className="mt-3 text-body text-balance text-smoke">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
