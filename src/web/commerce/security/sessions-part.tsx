import { useState } from 'react'
import { useHref } from 'react-router'
import * as calls from '#contract/calls/auth-sessions.gen.ts'
import { pages } from '#contract/pages.ts'
import { deviceName } from '#contract/rules/device-name.ts'
import type { OwnSession } from '#contract/sign-in.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { leaveFlash } from '#web/render/flash.ts'
import { leaveSignedOut } from '#web/commerce/sign-in/leave-signed-out.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { SecurityPart } from './security-part.tsx'

export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useMessages('security')
  const tAuth = useMessages('auth')
  const language = useLanguage()
  const home = useHref(pages.home())
  const refresh = useRefresh()
  const [ending, setEnding] = useState<string>()
  const endOne = useWrite(calls.end, { onSuccess: afterOne, onRefused: (refusal) => afterRefusal(refusal, afterOne) })
  const endOthers = useWrite(calls.endOthers, { onSuccess: afterOne, onRefused: tellFailure })
  const endAll = useWrite(calls.endAll, { onSuccess: afterAll, onRefused: tellFailure })
  const isBusy = endOne.isBusy || endOthers.isBusy || endAll.isBusy
  const ordered = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

  /** A session already ended elsewhere is not a failure. */
  function afterRefusal(refusal: AnyRefusal, onDone: () => Promise<void>) {
    if (refusal.code === 'not_found') void onDone()
    else tellFailure(refusal)
  }

  function tellFailure(refusal: AnyRefusal) {
    showToast({ title: t('sessions.failed'), description: refusalText(tAuth, refusal, t('failed')), tone: 'error' })
  }

  async function afterOne() {
    showToast({ title: t('sessions.ended'), tone: 'success' })
    await refresh()
  }

  function afterAll(): Promise<never> {
    leaveFlash('signedOut')
    return leaveSignedOut(home)
  }

  function handleEnd(id: string) {
    if (isBusy) return
    setEnding(id)
    void endOne.send({ id })
  }

  return (
    <SecurityPart title={t('sessions.title')} text={t('sessions.text')}>
      <ul className="divide-y divide-wool border-y border-wool">
        {ordered.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-3 font-bold">
                {nameOf(session)}
                {session.isCurrent && <Badge tone="member">{t('sessions.here')}</Badge>}
              </p>
              <p className="text-small text-smoke">
                {t('sessions.seen', { date: formatDateTime(language, session.updatedAt) })}
                {session.ipAddress && `\u00a0· ${t('sessions.from', { address: session.ipAddress })}`}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                tone="quiet"
                size="small"
                aria-label={t('sessions.endNamed', { device: nameOf(session) })}
                loading={endOne.isBusy && ending === session.id}
                onClick={() => handleEnd(session.id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <Button tone="secondary" size="small" loading={endOthers.isBusy} onClick={() => void (isBusy || endOthers.send())}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <Button tone="quiet" size="small" loading={endAll.isBusy} onClick={() => void (isBusy || endAll.send())}>
          {t('sessions.endAll')}
        </Button>
      </div>
    </SecurityPart>
  )

  function nameOf({ userAgent }: OwnSession): string {
    const { browser, system } = deviceName(userAgent)
    return browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  }
}
