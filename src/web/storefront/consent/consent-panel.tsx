import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { answerConsent, mayCount, putOffQuestion, refusesCounting, wasQuestionAskedFor } from '#web/features/analytics/consent.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'

/** In the page, never over it, so visitors who do not answer can continue. */
export function ConsentPanel({ asked }: { asked: 'everybody' | 'nobody' }) {
  const t = useMessages('consent')
  const titleId = useId()
  const title = useRef<HTMLParagraphElement>(null)
  const hasBuyBar = useLocation().pathname.startsWith('/product/')
  const may = mayCount(asked)
  const isRefused = refusesCounting()

  useEffect(() => {
    if (!wasQuestionAskedFor()) return
    const pressed = document.activeElement
    title.current?.focus()
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') putOffQuestion()
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      if (pressed instanceof HTMLElement) pressed.focus()
    }
  }, [])

  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'fixed inset-x-3 z-20 mx-auto max-w-105 rounded-edge border border-wool bg-surface p-4 text-ink shadow-float transition-[opacity,translate] duration-200 ease-enter sm:inset-x-auto sm:right-6 sm:bottom-6 sm:mx-0 print:hidden starting:translate-y-3 starting:opacity-0',
        hasBuyBar ? 'bottom-[calc(5.75rem+env(safe-area-inset-bottom))]' : 'bottom-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p id={titleId} ref={title} tabIndex={-1} className="pt-1 text-label font-bold outline-none">
          {t('title')}
        </p>
        <IconButton label={t('close')} onClick={putOffQuestion} className="-mt-2 -mr-2">
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
      <p className="mt-1 text-small text-smoke">
        {t('text')}{' '}
        <Link to={`${pages.privacy()}#what`} className="text-link">
          {t('more')}
        </Link>
      </p>
      {may !== undefined && <p className="mt-2 text-small font-bold">{isRefused ? t('refused') : may ? t('agreed') : t('declined')}</p>}
      {!isRefused && (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button tone="quiet" size="small" onClick={() => answerConsent('declined')}>
            {t('decline')}
          </Button>
          <Button tone="quiet" size="small" onClick={() => answerConsent('agreed')}>
            {t('agree')}
          </Button>
        </div>
      )}
    </section>
  )
}
