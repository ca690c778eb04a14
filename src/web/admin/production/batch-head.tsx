import type { QueueItem, Worker } from '#contract/production.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { BatchChange } from './board-card.tsx'
import { sizesOf } from './board-columns.ts'
import { GiveTo } from './give-to.tsx'

export type BatchHeadProps = { group: readonly QueueItem[]; people: readonly Worker[]; onChange: (change: BatchChange) => void }

export function BatchHead({ group, people, onChange }: BatchHeadProps) {
  const t = useMessages('admin-production')
  const [first] = group
  const sizes = sizesOf(group).map(({ size, pieces }) => `${pieces}\u00a0×\u00a0${size}`)
  const isBegun = group.every(({ status }) => status !== 'pending')
  return (
    <div className="text-tiny">
      <p className="font-bold">{t('groupTitle', { count: group.reduce((sum, { quantity }) => sum + quantity, 0) })}</p>
      <p className="break-words text-smoke">{[first?.name, first?.variation_name, sizes.join(', ')].filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        {!isBegun && (
          <button type="button" className="text-link min-h-6 font-bold max-md:min-h-11" onClick={() => onChange({ status: 'in_progress' })}>
            {t('startAll')}
          </button>
        )}
        <button type="button" className="text-link min-h-6 font-bold max-md:min-h-11" onClick={() => onChange({ status: 'done' })}>
          {t('finishAll')}
        </button>
        <GiveTo label={t('giveAll')} people={people} onGive={(assigned_to) => onChange({ assigned_to })} />
      </div>
    </div>
  )
}
