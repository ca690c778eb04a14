import type { Worker } from '#contract/production.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export type GiveToProps = { label: string; people: readonly Worker[]; onGive: (accountId: string | null) => void }

const nobody = 'nobody'

/** A select that acts on choice: it assigns several steps, or removes their assignee. */
export function GiveTo({ label, people, onGive }: GiveToProps) {
  const t = useMessages('admin-production')
  return (
    <select
      aria-label={label}
      value=""
      onChange={({ target }) => onGive(target.value === nobody ? null : target.value)}
      className="text-link min-h-6 max-w-full cursor-pointer truncate bg-transparent font-bold max-md:min-h-11 [&>option]:bg-surface [&>option]:text-ink"
    >
      <option value="" disabled>
        {label}
      </option>
      <option value={nobody}>{t('nobody')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
