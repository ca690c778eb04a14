import { lazy, Suspense, useState } from 'react'
import type { AgentKey } from '#contract/admin-agents.ts'
import * as calls from '#contract/calls/admin-agents.gen.ts'
import { formatDate, formatDateTime } from '#contract/messages/format-dates.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** The keys that the shop's profile publishes. */
export function KeysPart({ keys, mayReplace }: { keys: readonly AgentKey[]; mayReplace: boolean }) {
  const t = useMessages('admin-agents')
  const language = useLanguage()
  const replacing = useWrite(calls.replaceKey)
  const [isAsking, setIsAsking] = useState(false)

  function replace() {
    setIsAsking(false)
    void replacing.act(undefined, { done: ({ kid }) => t('keys.replaced', { kid }) })
  }

  return (
    <EditSection
      title={t('keys.title')}
      hint={t('keys.hint')}
      aside={
        mayReplace && (
          <Button tone="quiet" size="dense" loading={replacing.isBusy} onClick={() => setIsAsking(true)}>
            {t('keys.replace')}
          </Button>
        )
      }
    >
      <ul className="-mb-4 divide-y divide-wool/70">
        {keys.map(({ kid, created_at, ends_at }) => (
          <li key={kid} className="py-2">
            <p className="font-medium break-all">{kid}</p>
            <p className="text-tiny text-smoke">
              {t('keys.created', { at: formatDateTime(language, created_at) })} ·{' '}
              {ends_at === null ? t('keys.inUse') : t('keys.ends', { date: formatDate(language, ends_at) })}
            </p>
          </li>
        ))}
      </ul>
      <Suspense>
        {isAsking && (
          <AskDialog
            title={t('keys.askTitle')}
            text={t('keys.askText')}
            confirm={t('keys.replace')}
            isHarmless
            onClose={() => setIsAsking(false)}
            onConfirm={replace}
          />
        )}
      </Suspense>
    </EditSection>
  )
}
