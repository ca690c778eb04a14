import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icons.tsx'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  /** Of the disclosures that share a group, only one is open at a time. */
  group?: string
  open?: boolean
}

/** A section that expands; works without scripts. */
export function Disclosure({ summary, children, group, open = false }: DisclosureProps) {
  return (
    <details name={group} open={open} className="group border-b border-wool">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 text-label font-bold hover:text-lapis [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon className="size-4 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-body">{children}</div>
    </details>
  )
}
