import { formatTime } from '#contract/messages/format-dates.ts'
import { formatPercent } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { StudioImage } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CameraIcon, WarningIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ImageState } from './image-state.tsx'
import { smaller } from './smaller.ts'

export type ImageCardProps = {
  sessionId: string
  image: StudioImage
  name: string
  money: (amount: number) => string
  onAgain: () => void
  onVary: () => void
  onRemove: () => void
}

export function ImageCard({ sessionId, image, name, money, onAgain, onVary, onRemove }: ImageCardProps) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const { status, progress, error, error_detail: detail, retry_at: retryAt, engine, cost, url } = image
  const isInWork = status === 'queued' || status === 'running'
  const isMade = status === 'ready' || status === 'accepted' || status === 'rejected'
  const paid = cost.actual ?? (isMade ? cost.estimated : 0)
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-edge border border-wool bg-surface">
      <div aria-busy={isInWork} className="relative flex aspect-4/5 items-center justify-center overflow-hidden bg-felt">
        {isMade && url !== null ? (
          <Link to={adminPages.studioSession(sessionId, { step: 'review', image: image.id })} className="size-full">
            <img src={smaller(url, 640)} alt={t('images.look', { name })} loading="lazy" className="size-full object-cover" />
          </Link>
        ) : error === null ? (
          <CameraIcon className="size-10 text-edge" />
        ) : (
          <WarningIcon className="size-10 text-pomegranate" />
        )}
        {isInWork && (
          <span
            aria-hidden="true"
            className="absolute inset-0 animate-sweep bg-linear-to-r from-transparent via-bone/50 to-transparent motion-reduce:hidden"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-2.5">
        <h2 className="font-medium break-words">{name}</h2>
        {isInWork ? (
          <>
            {status === 'running' && engine === 'google' ? (
              <p className="text-small">{t('images.progressUnknown')}</p>
            ) : (
              <ProgressBar
                label={status === 'queued' ? t('state.queued') : t('images.percent', { share: formatPercent(language, progress) })}
                value={progress * 100}
              />
            )}
            {retryAt !== null && (
              <p className="text-tiny text-pending">
                {error && t(`error.${error}`)} {t('images.retryAt', { time: formatTime(retryAt) })}
              </p>
            )}
          </>
        ) : (
          <p className="text-small">
            <ImageState image={image} />
          </p>
        )}
        {status === 'failed' && error !== null && (
          <div className="text-small">
            <p>{t(`error.${error}`)}</p>
            {detail !== null && (
              <p className="mt-1 text-tiny break-words text-smoke">
                {t(error === 'other_unusable' ? 'images.whichOther' : 'images.theirWords', { text: detail })}
              </p>
            )}
          </div>
        )}
        {paid > 0 && <p className="figures text-tiny text-smoke">{t('cost.one', { sum: money(paid) })}</p>}
        <div className="mt-auto flex flex-wrap gap-1.5">
          {isInWork && <CardButton name={name} label={t('images.cancel')} onPress={onRemove} />}
          {status === 'failed' && <CardButton name={name} label={t('images.again')} onPress={onAgain} />}
          {isMade && <CardButton name={name} label={t('images.vary')} onPress={onVary} />}
          {(status === 'failed' || status === 'rejected' || status === 'ready') && (
            <CardButton name={name} label={t('images.remove')} onPress={onRemove} />
          )}
        </div>
      </div>
    </li>
  )
}

function CardButton({ name, label, onPress }: { name: string; label: string; onPress: () => void }) {
  return (
    <Button tone="quiet" size="dense" aria-label={`${label}: ${name}`} onClick={onPress} className="max-md:min-h-11">
      {label}
    </Button>
  )
}
