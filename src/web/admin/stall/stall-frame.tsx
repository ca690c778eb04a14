import type { ReactNode } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CloseIcon, CloudOffIcon } from '#web/ui/icons.tsx'
import { iconButtonLook } from '#web/ui/icon-button-look.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { needsLook } from './stall-actions.ts'
import type { StallState } from './stall.ts'

export type StallFrameProps = {
  title: string
  state: StallState
  /** The target of the close button. */
  exit?: string
  /** Buttons at the right of the bar. */
  aside?: ReactNode
  /** Below the bar, on the night background. */
  below?: ReactNode
  onQueue: () => void
  children: ReactNode
}

export function StallFrame({ title, state, exit = adminPages.events(), aside, below, onQueue, children }: StallFrameProps) {
  const t = useMessages('admin-stall')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-cloth sticky top-0 z-30 bg-night text-bone print:hidden">
        <div className="flex min-h-14 items-center gap-1 pr-2 pl-1">
          <Link to={exit} aria-label={t('close')} title={t('close')} className={iconButtonLook({ look: 'onCloth' })}>
            <CloseIcon />
          </Link>
          <h1 className="min-w-0 flex-1 leading-tight break-words text-label font-bold">{title}</h1>
          <NetworkButton state={state} onPress={onQueue} />
          {aside}
        </div>
        {below}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {state.connection === 'signedOut' && state.phase === 'ready' && (
          <div className="flex flex-wrap items-center gap-3 bg-cancelled-ground px-4 py-3 text-cancelled">
            <p className="min-w-0 flex-1 basis-60">
              <b>{t('signedOut')}.</b> {t('signedOutText')}
            </p>
            <SignInLink />
          </div>
        )}
        {state.phase === 'no_storage' && (
          <Notice tone="error" announced title={t('noStorageTitle')} className="m-4">
            {t('noStorageText')}
          </Notice>
        )}
        {children}
      </main>
    </div>
  )
}

function SignInLink() {
  const t = useMessages('admin-stall')
  const back = typeof window === 'undefined' ? '' : window.location.pathname.replace(/^\/(ru|kk)(?=\/)/, '') + window.location.search
  return (
    <ButtonLink to={pages.login(back)} reloadDocument size="small">
      {t('signIn')}
    </ButtonLink>
  )
}

function NetworkButton({ state, onPress }: { state: StallState; onPress: () => void }) {
  const t = useMessages('admin-stall')
  const waiting = waitingIn(state.actions).length
  const toSettle = state.actions.filter(needsLook).length
  const isAway = state.connection !== 'online'
  const since = state.offlineSince
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-11 max-w-44 items-center gap-2 rounded-edge px-2.5 text-left text-tiny leading-tight font-medium hover:bg-night-raised"
    >
      {isAway ? <CloudOffIcon className="size-5 text-apricot" /> : <span aria-hidden="true" className="size-2 rotate-45 bg-[#6cc7c6]" />}
      <span className={isAway ? 'text-apricot' : undefined}>
        {state.connection === 'signedOut'
          ? t('signedOut')
          : isAway
            ? since
              ? t('offlineSince', { time: formatTime(since) })
              : t('offline')
            : t('online')}
        {waiting > 0 && <span className="block text-bone">{t('queue.open', { count: waiting })}</span>}
        {toSettle > 0 && <span className="block font-bold text-apricot">{t('queue.attention', { count: toSettle })}</span>}
      </span>
    </button>
  )
}
