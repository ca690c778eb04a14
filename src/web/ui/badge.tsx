import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeProps = { tone: 'sale' | 'preOrder' | 'low' | 'member'; children: ReactNode; className?: string }

// Badges are placed on images, so their backgrounds are the same in both themes.
const tones = {
  // Outlined, since the image below may be the same red.
  sale: 'bg-pomegranate-cloth text-bone ring-1 ring-bone/80',
  preOrder: 'bg-bone text-night',
  low: 'bg-bone text-night',
  member: 'bg-tile-cloth text-bone',
} as const

export function Badge({ tone, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'figures inline-flex min-h-6 items-center rounded-chip px-2.5 py-0.5 text-tiny max-sm:px-2 font-bold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
