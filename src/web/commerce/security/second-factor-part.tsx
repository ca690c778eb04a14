import { lazy, Suspense, useState } from 'react'
import type { SecondFactorState } from '#contract/second-factor.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SecurityPart } from './security-part.tsx'

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx').then((module) => ({ default: module.SetUpDialog })))
const RenewDialog = lazy(() => import('./renew-dialog.tsx').then((module) => ({ default: module.RenewDialog })))
const TurnOffDialog = lazy(() => import('./turn-off-dialog.tsx').then((module) => ({ default: module.TurnOffDialog })))

const dialogs = { setUp: SetUpDialog, renew: RenewDialog, turnOff: TurnOffDialog }
/** With this many recovery codes left, new ones should be made. */
const fewCodes = 3

export function SecondFactorPart({ state }: { state: SecondFactorState }) {
  const t = useMessages('security')
  const language = useLanguage()
  const [opened, setOpened] = useState<keyof typeof dialogs>()
  const [isOpen, setIsOpen] = useState(false)
  const Opened = opened && dialogs[opened]

  function open(dialog: keyof typeof dialogs) {
    setOpened(dialog)
    setIsOpen(true)
  }

  return (
    <SecurityPart title={t('app.title')} text={t('app.text')} aside={state.isOn ? <Badge tone="member">{t('app.on')}</Badge> : undefined}>
      {state.isOn ? (
        <>
          <p className="text-label">
            {state.onSince && t('app.since', { date: formatDate(language, state.onSince) })}{' '}
            {t('app.codesLeft', { count: state.recoveryCodesLeft })}
          </p>
          {state.recoveryCodesLeft < fewCodes && <Notice className="mt-3">{t('app.fewCodes')}</Notice>}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="secondary" size="small" onClick={() => open('renew')}>
              {t('renew.open')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => open('turnOff')}>
              {t('turnOff.open')}
            </Button>
          </div>
        </>
      ) : (
        <Button tone="secondary" size="small" onClick={() => open('setUp')}>
          {t('setUp.open')}
        </Button>
      )}
      <Suspense>{Opened && <Opened proofs={state} open={isOpen} onOpenChange={setIsOpen} />}</Suspense>
    </SecurityPart>
  )
}
