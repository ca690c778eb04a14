import type { ReactNode } from 'react'

export type StatRowProps = { label: string; children: ReactNode }

/** Six figures, hairlines between them; in rows of two or three where the window is narrow, none of them half empty. */
export function StatRow({ label, children }: StatRowProps) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-6 gap-px overflow-hidden rounded-edge border border-wool bg-surface"
    >
      {children}
    </dl>
  )
}
