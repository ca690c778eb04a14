import type { ReactNode } from 'react'

export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 border-t border-wool bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto flex max-w-140 gap-3 *:first:max-w-[42%] *:first:shrink-0">{children}</div>
    </div>
  )
}
