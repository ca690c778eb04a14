import { useMessages } from '#web/browser/messages/use-messages.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import type { DraftState } from './campaign-draft.ts'

export function SavedState({ state: { phase, refusal } }: { state: DraftState }) {
  const t = useMessages('admin-campaigns')
  if (phase === 'failed' && refusal)
    return (
      <span role="alert" className="font-medium text-pomegranate">
        {t('saved.failed', { reason: sentenceOf(refusal, t('saved.network')) })}
      </span>
    )
  return <span aria-live="polite">{t(`saved.${phase === 'failed' ? 'unsaved' : phase}`)}</span>
}
