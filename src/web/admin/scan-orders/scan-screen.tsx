import { lazy, Suspense, useState } from 'react'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useWakeLock } from '#web/browser/use-wake-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BellIcon, LampIcon, SpinnerIcon } from '#web/ui/icons.tsx'
import { ChooseEvent, ListFailed } from '../stall/choose-event.tsx'
import { withActions } from '../stall/since-list.ts'
import { StallFrame } from '../stall/stall-frame.tsx'
import { useChosenEvent } from '../stall/use-chosen-event.ts'
import { useKeptPages } from '../stall/use-kept-pages.ts'
import { useStall } from '../stall/use-stall.ts'
import { CameraView } from './camera-view.tsx'
import { Found } from './found.tsx'
import { useScanSignals } from './scan-settings.ts'
import { SignalMenu } from './signal-menu.tsx'
import { TypeNumber } from './type-number.tsx'
import { useCamera } from './use-camera.ts'
import { useHandScanner } from './use-hand-scanner.ts'
import { useScanning } from './use-scanning.ts'

const QueueSheet = lazy(() => import('../stall/queue-sheet.tsx').then((module) => ({ default: module.QueueSheet })))

/** The screen for handing over orders at an event, made for one-handed use on a phone. */
export function ScanScreen() {
  const t = useMessages('admin-scan')
  const [eventId, choose] = useChosenEvent()
  const { stall, state } = useStall(eventId)
  const [isQueueOpen, setIsQueueOpen] = useState(false)
  const event = state.lists?.manifest.event ?? state.events?.find(({ id }) => id === eventId)
  useWakeLock()
  useKeptPages(state.lists !== undefined && state.connection === 'online', eventId)

  return (
    <>
      {eventId === undefined ? (
        <StallFrame title={t('title')} state={state} onQueue={() => setIsQueueOpen(true)}>
          <ChooseEvent state={state} onChoose={choose} onRetry={() => void stall?.refresh()} />
        </StallFrame>
      ) : (
        <Scanner
          key={eventId}
          eventId={eventId}
          title={event?.title ?? t('title')}
          stall={stall}
          state={state}
          onQueue={() => setIsQueueOpen(true)}
          onChooseAnother={() => choose(undefined)}
        />
      )}
      {isQueueOpen && stall && (
        <Suspense>
          <QueueSheet stall={stall} state={state} onClose={() => setIsQueueOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type ScannerProps = Pick<ReturnType<typeof useStall>, 'stall' | 'state'> & {
  eventId: string
  title: string
  onQueue: () => void
  onChooseAnother: () => void
}

function Scanner({ eventId, title, stall, state, onQueue, onChooseAnother }: ScannerProps) {
  const t = useMessages('admin-scan')
  const ofCamera = useMessages('admin-camera')
  const language = useLanguage()
  const [signals, setSignals] = useScanSignals()
  const [isTyping, setIsTyping] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const scanning = useScanning(stall, state, eventId, signals)
  const { phase, found } = scanning
  const mayScan = stall !== undefined && state.phase === 'ready' && (state.lists !== undefined || state.connection === 'online')
  const camera = useCamera(mayScan && phase === 'ready' && !isTyping, (code) => void scanning.scan(code))
  useHandScanner((code) => {
    if (mayScan) void scanning.scan(code)
  })
  const takeBack = () => {
    camera.passOver()
    return scanning.takeBack()
  }
  const { lists } = state
  const orders = lists ? withActions(lists.manifest.orders, state.actions).filter((order) => order.state !== 'cancelled') : []
  const done = orders.filter((order) => order.state === 'collected').length

  if (found && stall)
    return (
      <Found
        found={found}
        scanning={{ ...scanning, takeBack }}
        state={state}
        title={title}
        onQueue={onQueue}
        onType={() => {
          scanning.next()
          setIsTyping(true)
        }}
      />
    )
  return (
    <StallFrame
      title={title}
      state={state}
      onQueue={onQueue}
      aside={
        <>
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
          <IconButton look="onCloth" label={t('settings')} aria-expanded={isMenuOpen} onClick={() => setIsMenuOpen(!isMenuOpen)}>
            <BellIcon />
          </IconButton>
        </>
      }
      below={
        <>
          {isMenuOpen && <SignalMenu signals={signals} onChange={setSignals} onChooseAnother={onChooseAnother} eventId={eventId} />}
          {lists && orders.length > 0 && <Progress done={done} total={orders.length} />}
        </>
      }
    >
      {state.phase === 'ready' && state.hasFailed && !lists ? (
        <ListFailed onRetry={() => void stall?.refresh()} />
      ) : isTyping ? (
        <TypeNumber
          onFind={(text) => {
            setIsTyping(false)
            void scanning.scan(text)
          }}
          onCamera={() => setIsTyping(false)}
        />
      ) : (
        <div className="on-cloth flex flex-1 flex-col bg-night text-bone">
          <CameraView state={camera.state} attach={camera.attach} onAgain={camera.startAgain} />
          <div className="grid gap-4 px-3 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center">
            <p aria-live="polite">
              {phase === 'checking' ? (
                <span className="inline-flex items-center gap-2 text-body font-medium">
                  <SpinnerIcon className="size-5 animate-spin" />
                  {t('checking')}
                </span>
              ) : (
                <>
                  <span className="block text-body font-medium">{camera.isPassingOver ? ofCamera('takenBack') : t('hold')}</span>
                  {lists && (
                    <span className="mt-1 block text-tiny text-night-text">
                      {t('worksOffline', { when: formatWhen(language, lists.manifest.as_of, state.now) })}
                    </span>
                  )}
                </>
              )}
            </p>
            <Button tone="onClothOutline" size="large" wide className="min-h-16" onClick={() => setIsTyping(true)}>
              {t('typeNumber')}
            </Button>
          </div>
        </div>
      )}
    </StallFrame>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const t = useMessages('admin-scan')
  return (
    <div className="px-4 pb-3 text-tiny">
      <p className="flex justify-between gap-4 pb-1.5">
        <b className="figures">{t('collected', { done, total })}</b>
        <span className="figures text-night-text">{t('toCome', { count: total - done })}</span>
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="block h-1 w-full">
        <path d="M0 1h100" stroke="#2a3663" strokeWidth="2" />
        <path d={`M0 1h${(done / total) * 100}`} stroke="#6cc7c6" strokeWidth="2" />
      </svg>
    </div>
  )
}
