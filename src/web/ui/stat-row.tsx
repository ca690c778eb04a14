import type { ReactNode } from 'react'

export type StatRowProps = { label: string; children: ReactNode }

/** A row of six figures with lines between them, in several rows where the window is narrow. */
export function StatRow({ label, children }: StatRowProps) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-px min-[25rem]:grid-cols-[1fr_1fr_auto] overflow-hidden rounded-edge border border-wool bg-surface xl:grid-cols-[repeat(5,1fr)_auto]"
    >
      {children}
    </dl>
  )
}
