import type { ReactNode } from 'react'

export type StatProps = { label: ReactNode; value: ReactNode; note?: ReactNode; accent?: boolean }

/** One figure. Put several in a `<StatRow>`. */
export function Stat({ label, value, note, accent = false }: StatProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3 max-sm:px-2.5 max-sm:py-2 shadow-[0_0_0_1px_var(--color-wool)]">
      <dt className="text-tiny text-smoke">{label}</dt>
      <dd className={`figures text-lead leading-tight sm:text-heading-3 whitespace-nowrap font-bold ${accent ? 'text-lapis' : ''}`}>
        {value}
      </dd>
      {note && <dd className="figures text-tiny text-smoke">{note}</dd>}
    </div>
  )
}
