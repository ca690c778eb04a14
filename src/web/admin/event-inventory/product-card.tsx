import { type ReactNode, useId } from 'react'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { StockGroup } from './stock-groups.ts'

export type ProductCardProps = { group: StockGroup; aside?: ReactNode; children: ReactNode }

export function ProductCard({ group: { name, sku, imageKey }, aside, children }: ProductCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface">
      <div className="flex items-center gap-3 border-b border-wool px-3 py-2">
        <Thumbnail imageKey={imageKey ?? undefined} alt="" size={40} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 id={id} className="font-bold break-words">
            {name}
          </h2>
          <p className="break-words text-tiny text-smoke">{sku}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
