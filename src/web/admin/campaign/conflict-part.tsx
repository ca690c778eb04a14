import { lazy, Suspense } from 'react'
import type { Letter } from '#contract/letter-blocks.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { linesOfOne } from '../kit/edit/printed-difference.ts'
import { lettersOf } from '../letter/letter-draft.ts'
import { useAudienceWords } from './use-audience-words.ts'
import type { CampaignField, CampaignValues, DraftState } from './campaign-draft.ts'

const ConflictDialog = lazy(() => import('../kit/edit/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })))

export type ConflictPartProps = {
  id: string
  state: DraftState
  partners: Parameters<typeof useAudienceWords>[0]
  onSettle: (theirs: readonly CampaignField[]) => void
}

/** Two people changed the same part. The writer chooses, language by language. */
export function ConflictPart({ id, state, partners, onSettle }: ConflictPartProps) {
  const audienceWords = useAudienceWords(partners)
  const t = useMessages('admin-campaigns')
  const fields = Object.keys(state.theirs) as CampaignField[]
  if (fields.length === 0) return null
  const printed = (value: CampaignValues[CampaignField] | undefined): string[] => {
    if (value === null || value === undefined) return []
    if (typeof value === 'string') return [value]
    return 'blocks' in value ? wordsOf(value) : audienceWords(value)
  }
  const mine: CampaignValues = { name: state.name, audience: state.audience, ...lettersOf(state.letter) }
  return (
    <Suspense>
      <ConflictDialog
        conflicts={fields.map((key) => ({
          key,
          label: t(`field.${key}`),
          mine: linesOfOne(printed(mine[key]), printed(state.theirs[key])),
          theirs: linesOfOne(printed(state.theirs[key]), printed(mine[key])),
        }))}
        others={0}
        logged={{ entity: 'campaign', id }}
        text={t('conflict')}
        onSettle={(theirs) => onSettle(fields.filter((field) => theirs.includes(field)))}
      />
    </Suspense>
  )
}

function wordsOf({ subject, preheader, blocks }: Letter): string[] {
  const words = blocks.map((block) => ('text' in block ? block.text : ''))
  return [subject, preheader, ...words].filter((text) => text !== '')
}
