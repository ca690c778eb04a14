import { useState } from 'react'
import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as productFiles from '#contract/calls/product-files.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostFileMb, productColumns, type ProductImport } from '#contract/product-files.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { BackLink } from '../../kit/back-link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../../admin-heading.tsx'
import { sentenceOfError } from '../../kit/sentence-of-error.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { titled } from '../../titled.ts'
import { ImportReport } from './import-report.tsx'

const timeoutMs = 5 * 60_000

export function loader({ context }: Route.LoaderArgs) {
  const { language, actor } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-product-import'])
  return { ...messages, pageTitle: createTranslator(language, messages.messages)('admin-product-import:pageTitle') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

type Step =
  | { at: 'choosing'; problem?: string }
  | { at: 'checking' | 'writing'; file: File; share: number }
  | { at: 'checked' | 'done'; file: File; report: ProductImport; problem?: string }

/** A file gets a dry run first. Only a file without errors can be imported. */
export default function ImportPage() {
  const t = useMessages('admin-product-import')
  const { attempt } = useWrite(productFiles.import)
  const [step, setStep] = useState<Step>({ at: 'choosing' })

  function sent(file: File, isDryRun: boolean) {
    const at = isDryRun ? 'checking' : 'writing'
    setStep({ at, file, share: 0 })
    const input = { query: { dry_run: isDryRun ? ('true' as const) : ('false' as const) }, body: { file } }
    return attempt(input, { by: sendFile, timeoutMs, onProgress: (share) => setStep({ at, file, share }) })
  }

  async function handleFile(file: File) {
    try {
      setStep({ at: 'checked', file, report: await sent(file, true) })
    } catch (error) {
      setStep({ at: 'choosing', problem: sentenceOfError(error, t('failed')) })
    }
  }

  async function handleImport({ file, report }: { file: File; report: ProductImport }) {
    try {
      setStep({ at: 'done', file, report: await sent(file, false) })
    } catch (error) {
      setStep({ at: 'checked', file, report, problem: sentenceOfError(error, t('failed')) })
    }
  }

  const isBusy = step.at === 'checking' || step.at === 'writing'
  return (
    <div className="grid max-w-220 grid-cols-1 gap-5">
      <div>
        <BackLink to={adminPages.products()}>{t('back')}</BackLink>
        <AdminHeading>{t('title')}</AdminHeading>
      </div>
      {step.at === 'choosing' && (
        <FileDrop
          label={t('drop')}
          hint={t('dropHint', { max_mb: String(mostFileMb) })}
          error={step.problem}
          accept=".csv,text/csv"
          onFiles={([file]) => file && void handleFile(file)}
        />
      )}
      {isBusy && (
        <div aria-live="polite" className="rounded-edge border border-wool bg-surface p-5">
          <ProgressBar
            label={step.at === 'checking' ? t('checking', { name: step.file.name }) : t('writing', { name: step.file.name })}
            value={step.share * 90}
          />
        </div>
      )}
      {(step.at === 'checked' || step.at === 'done') && (
        <>
          {step.at === 'checked' && step.problem && (
            <Notice tone="error" announced>
              {step.problem}
            </Notice>
          )}
          <ImportReport report={step.report} name={step.file.name} isDone={step.at === 'done'} />
          <div className="flex flex-wrap gap-2.5">
            {step.at === 'checked' && step.report.errors.length === 0 && step.report.created + step.report.changed > 0 && (
              <Button size="dense" onClick={() => void handleImport(step)}>
                {t('run')}
              </Button>
            )}
            {step.at === 'done' && (
              <ButtonLink size="dense" to={adminPages.products({ sort: 'updated_at' })}>
                {t('back')}
              </ButtonLink>
            )}
            <Button size="dense" tone="quiet" onClick={() => setStep({ at: 'choosing' })}>
              {t('another')}
            </Button>
          </div>
        </>
      )}
      {step.at === 'choosing' && (
        <section aria-label={t('columns')} className="text-small">
          <h2 className="text-label font-bold">{t('columns')}</h2>
          <p className="mt-1 mb-3 max-w-prose text-smoke">{t('columnsHint')}</p>
          <p className="flex flex-wrap gap-1.5">
            {productColumns.map((column) => (
              <code key={column} className="rounded-chip bg-felt px-1.5 py-0.5 text-tiny">
                {column}
              </code>
            ))}
          </p>
        </section>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
