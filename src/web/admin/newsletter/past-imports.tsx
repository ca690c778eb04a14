import { useState } from 'react'
import * as subscribersCalls from '#contract/calls/subscribers.gen.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { PastImport, TakenBackImport } from '#contract/subscribers.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export function PastImports({ imports }: { imports: readonly PastImport[] }) {
  const t = useMessages('admin-newsletter')
  const language = useLanguage()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<PastImport>()
  const [done, setDone] = useState<TakenBackImport>()

  const takingBack = useWrite(subscribersCalls.takeBackImport, {
    onSuccess: (answer) => {
      setDone(answer)
      setAsked(undefined)
      void refresh()
    },
  })

  if (imports.length === 0 && !done) return null
  return (
    <section aria-labelledby="past-imports" className="grid gap-2.5">
      <h2 id="past-imports" className="text-label font-bold">
        {t('import.past')}
      </h2>
      {done && (
        <Notice tone="success" title={t('import.takenBack', { count: done.removed })} announced>
          {done.kept_count > 0 && `${t('import.kept', { count: done.kept_count })} ${done.kept.join(', ')}`}
        </Notice>
      )}
      <ul className="divide-y divide-wool/70 rounded-edge border border-wool bg-surface text-small empty:hidden">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-50">
              <p className="break-words">{one.consent_from}</p>
              <p className="text-smoke">
                {formatDateTime(language, one.imported_at)} ·{' '}
                {t('import.left', { count: one.left, shown: formatNumber(language, one.left) })}
              </p>
            </div>
            <Button size="dense" tone="quiet" onClick={() => setAsked(one)}>
              {t('import.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined)
        }}
        title={t('import.takeBackTitle')}
        text={t('import.takeBackText')}
        labels={{ close: t('import.close'), keep: t('import.keep'), confirm: t('import.takeBack') }}
        isBusy={takingBack.isBusy}
        failure={takingBack.refusal && sentenceOf(takingBack.refusal, t('import.takeBackFailed'))}
        onConfirm={() => asked && void takingBack.send({ id: asked.id })}
      />
    </section>
  )
}
