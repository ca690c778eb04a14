import type { ReactNode } from 'react'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-chip font-medium text-smoke hover:text-ink max-md:min-h-11 print:hidden"
    >
      <ChevronLeftIcon className="size-4" />
      {children}
    </Link>
  )
}
