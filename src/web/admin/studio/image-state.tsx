import type { StudioImage } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

export type ImageStateProps = { image: Pick<StudioImage, 'status' | 'saved'>; isLookedAt?: boolean; isMadeAgain?: boolean }

const looks: Record<StudioImage['status'], string> = {
  queued: 'text-pending',
  running: 'text-pending',
  ready: 'text-smoke',
  failed: 'text-pomegranate',
  accepted: 'text-tile',
  rejected: 'text-pomegranate',
}

export function ImageState({ image: { status, saved }, isLookedAt = false, isMadeAgain = false }: ImageStateProps) {
  const t = useMessages('admin-studio')
  if (isLookedAt && status === 'ready') return <span className="font-medium text-lapis">{t('state.looking')}</span>
  if (isMadeAgain && status !== 'accepted') return <span className="font-medium text-pending">{t('state.again')}</span>
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-medium', looks[status])}>
      {status === 'accepted' && <CheckIcon strokeWidth={2.5} className="size-3.5" />}
      {saved === null ? t(`state.${status}`) : t('state.saved')}
    </span>
  )
}
