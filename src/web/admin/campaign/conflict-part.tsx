import { lazy, Suspense } from 'react'
import type { Letter } from '#contract/letter-blocks.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { lettersOf } from '../letter/letter-draft.ts'
import type { CampaignField, CampaignValues, DraftState } from './campaign-draft.ts'

const ConflictDialog = lazy(() => import('../kit/edit/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })))

export type ConflictPartProps = { id: string; state: DraftState; onSettle: (theirs: readonly CampaignField[]) => void }

/** Two people changed the same: whoever writes here chooses, language by language. */
export function ConflictPart({ id, state, onSettle }: ConflictPartProps) {
  const t = useMessages('admin-campaigns')
  const fields = Object.keys(state.theirs) as CampaignField[]
  if (fields.length === 0) return null
  const mine: CampaignValues = { name: state.name, audience: state.audience, ...lettersOf(state.letter) }
  return (
    <Suspense>
      <ConflictDialog
        conflicts={fields.map((key) => ({
          key,
          label: t(`field.${key}`),
          mine: printed(mine[key]),
          theirs: printed(state.theirs[key]),
        }))}
        others={0}
        logged={{ entity: 'campaign', id }}
        text={t('conflict')}
        onSettle={(theirs) => onSettle(fields.filter((field) => theirs.includes(field)))}
      />
    </Suspense>
  )
}

function printed(value: CampaignValues[CampaignField] | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return 'blocks' in value ? wordsOf(value) : JSON.stringify(value)
}

function wordsOf({ subject, preheader, blocks }: Letter): string {
  const words = blocks.map((block) => ('text' in block ? block.text : ''))
  return [subject, preheader, ...words].filter((text) => text !== '').join('\n')
}
