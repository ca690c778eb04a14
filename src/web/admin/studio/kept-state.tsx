import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { Autosave } from './use-autosave.ts'

export function KeptState({ part: { phase, refused, flush } }: { part: Pick<Autosave<unknown>, 'phase' | 'refused' | 'flush'> }) {
  const t = useMessages('admin-studio')
  if (phase === 'failed')
    return (
      <span role="alert" className="font-medium text-pomegranate">
        {t('kept.failed', { reason: refused ?? '' })}{' '}
        <button type="button" onClick={() => void flush()} className="text-link">
          {t('kept.again')}
        </button>
      </span>
    )
  return <span>{t(`kept.${phase}`)}</span>
}
