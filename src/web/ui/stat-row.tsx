import type { ReactNode } from 'react'

export type StatRowProps = { label: string; children: ReactNode }

/** Figures side by side, hairlines between them; wraps on a phone. */
export function StatRow({ label, children }: StatRowProps) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-px overflow-hidden rounded-edge border border-wool bg-surface"
    >
      {children}
    </dl>
  )
}
