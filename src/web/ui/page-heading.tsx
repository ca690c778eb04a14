import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PageHeadingProps = {
  children: ReactNode
  above?: ReactNode
  below?: ReactNode
  aside?: ReactNode
  size?: 'display-1' | 'display-2' | 'heading-1' | 'heading-2'
  className?: string
}

const sizes = {
  'display-1': 'text-display-1',
  'display-2': 'text-display-2',
  // The longest word of a title is as wide as the narrowest phones.
  'heading-1': 'text-heading-1 max-[22rem]:text-[1.75rem]',
  'heading-2': 'text-heading-2',
} as const

export function PageHeading({ children, above, below, aside, size = 'display-2', className }: PageHeadingProps) {
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        {above && <p className="mb-2 text-label text-smoke">{above}</p>}
        <h1 className={classNames('font-display break-words', sizes[size])}>{children}</h1>
        {below && <p className="mt-4 max-w-prose text-body text-balance text-smoke">{below}</p>}
      </div>
      {aside}
    </div>
  )
}
