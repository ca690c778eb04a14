import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type HeadingProps = ComponentProps<'h2'> & {
  level?: 2 | 3 | 4
  /** 46, 32 or 24 px in Piazzolla; `label` is 15 px in Onest. */
  size?: 'heading-1' | 'heading-2' | 'heading-3' | 'label'
}

const sizes = {
  'heading-1': 'font-display text-heading-1',
  'heading-2': 'font-display text-heading-2',
  'heading-3': 'font-display text-heading-3',
  label: 'text-label font-bold',
} as const

export function Heading({ level = 2, size = 'heading-2', className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={classNames(sizes[size], className)} {...props} />
}
