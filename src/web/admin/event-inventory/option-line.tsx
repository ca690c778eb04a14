import type { ReactNode } from 'react'
import type { EventStockItem } from '#contract/event-stock.ts'
import { optionName } from './stock-groups.ts'

export type OptionLineProps = { item: EventStockItem; note: ReactNode; children: ReactNode }

export function OptionLine({ item, note, children }: OptionLineProps) {
  const option = optionName(item)
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-wool px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words">{option || item.name}</p>
        <p className="figures text-small text-smoke">{note}</p>
      </div>
      {children}
    </li>
  )
}
