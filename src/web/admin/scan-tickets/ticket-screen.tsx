import { useEffect } from 'react'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { prefixOf } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useWakeLock } from '#web/browser/use-wake-lock.ts'
import { keepPages } from '#web/features/offline/keep-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { iconButtonLook } from '#web/ui/icon-button-look.ts'
import { CloseIcon, LampIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { PressNotices } from '../production-steps/press-notices.tsx'
import { CameraView } from '../scan-orders/camera-view.tsx'
import { useCamera } from '../scan-orders/use-camera.ts'
import { useHandScanner } from '../scan-orders/use-hand-scanner.ts'
import { FoundTicket } from './found-ticket.tsx'
import { useTicketScan } from './use-ticket-scan.ts'

/** Scans job tickets at the presses. Each ticket marks the next step of its piece as done. */
export function TicketScreen() {
  const t = useMessages('admin-tickets')
  const ofCamera = useMessages('admin-camera')
  const language = useLanguage()
  const scanning = useTicketScan()
  const { found, isChecking, knownAt, unsent, refused, dismiss } = scanning
  const camera = useCamera(!found && !isChecking, (code) => void scanning.scan(code))
  useHandScanner((code) => void scanning.scan(code))
  const takeBack = () => {
    camera.passOver()
    scanning.takeBack()
  }
  useWakeLock()
  const address = prefixOf(language) + adminPages.scanTickets()
  const isKnown = knownAt !== undefined
  useEffect(() => {
    if (isKnown)
      void import('qr/decode.js').then(
        () => keepPages([address]),
        () => undefined,
      )
  }, [isKnown, address])

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-cloth sticky top-0 z-30 flex min-h-14 items-center gap-1 bg-night pr-2 pl-1 text-bone">
        <Link to={adminPages.production()} reloadDocument aria-label={t('close')} className={iconButtonLook({ look: 'onCloth' })}>
          <CloseIcon />
        </Link>
        <h1 className="min-w-0 flex-1 leading-tight break-words text-label font-bold">{t('title')}</h1>
        {camera.lamp && (
          <IconButton
            look="onCloth"
            label={ofCamera(camera.lamp.isOn ? 'lampOff' : 'lampOn')}
            aria-pressed={camera.lamp.isOn}
            onClick={camera.lamp.turn}
          >
            <LampIcon className={camera.lamp.isOn ? 'size-5 text-apricot' : 'size-5'} />
          </IconButton>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {found ? (
          <FoundTicket found={found} onNext={scanning.next} onTakeBack={takeBack}>
            <PressNotices unsent={unsent} refused={refused} onDismiss={dismiss} />
          </FoundTicket>
        ) : (
          <div className="on-cloth flex flex-1 flex-col bg-night text-bone">
            <CameraView state={camera.state} attach={camera.attach} onAgain={camera.startAgain} />
            <div className="grid gap-4 px-3 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center">
              <p aria-live="polite">
                <span className="block text-body font-medium">
                  {isChecking ? t('checking') : camera.isPassingOver ? ofCamera('takenBack') : t('hold')}
                </span>
                {knownAt && (
                  <span className="mt-1 block text-tiny text-night-text">
                    {t('worksOffline', { when: formatWhen(language, knownAt, knownAt) })}
                  </span>
                )}
              </p>
              <ButtonLink to={adminPages.production()} reloadDocument tone="onClothOutline" size="large">
                {t('board')}
              </ButtonLink>
            </div>
            {(unsent.length > 0 || refused.length > 0) && (
              <div className="grid gap-3 bg-office p-4 text-ink">
                <PressNotices unsent={unsent} refused={refused} onDismiss={dismiss} />
              </div>
            )}
          </div>
        )}
      </main>
    </div>
  )
}
