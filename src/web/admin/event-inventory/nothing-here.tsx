import type { ReactNode } from 'react'

export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="rounded-edge border border-wool bg-surface px-4 py-14 text-center text-label font-bold">{children}</p>
}
