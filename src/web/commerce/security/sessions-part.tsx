import { useState } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { pages } from '#contract/pages.ts'
import { deviceName } from '#contract/rules/device-name.ts'
import type { OwnSession } from '#contract/sign-in.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { type Refusal, useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { leaveFlash } from '#web/render/flash.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { SecurityPart } from './security-part.tsx'

export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useWords('security')
  const words = useWords('auth')
  const language = useLanguage()
  const home = useHref(pages.home())
  const { revalidate } = useRevalidator()
  const { ask } = useAuthCall()
  const [busy, setBusy] = useState<string>()
  const ordered = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

  async function act(name: string, path: string, body: Record<string, unknown>, onDone: () => void | Promise<void>) {
    if (busy !== undefined) return
    setBusy(name)
    const answer = await ask(path, body)
    setBusy(undefined)
    if ('refusal' in answer && answer.refusal.code !== 'not_found') return tellFailure(answer.refusal)
    await onDone()
  }

  function tellFailure(refusal: Refusal) {
    showToast({ title: t('sessions.failed'), description: refusalText(words, refusal, t('failed')), tone: 'error' })
  }

  async function afterOne() {
    showToast({ title: t('sessions.ended'), tone: 'success' })
    await revalidate()
  }

  function afterAll() {
    announceSession('signed_out')
    leaveFlash('signedOut')
    // The whole document, so that nothing personal stays in memory.
    window.location.assign(home)
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
                loading={busy === session.id}
                onClick={() => void act(session.id, '/revoke-session', { id: session.id }, afterOne)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <Button
            tone="secondary"
            size="small"
            loading={busy === 'others'}
            onClick={() => void act('others', '/revoke-other-sessions', {}, afterOne)}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
        <Button tone="quiet" size="small" loading={busy === 'all'} onClick={() => void act('all', '/revoke-sessions', {}, afterAll)}>
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
