import { lazy, Suspense, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { mostLetterBytes } from '#contract/rules/letter-limits.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import type { Light } from './framed-letter.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LetterFrame } from './letter-frame.tsx'
import { type PreviewQuery, useLetterPreview } from './use-letter-preview.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })))

const widths = ['phone', 'desk', 'text'] as const
export type PreviewWidth = (typeof widths)[number]

export type PreviewPartProps = {
  queryOf: PreviewQuery
  /** True when no language has any text. */
  isEmpty?: boolean
  /** True while the preview lacks the latest edits. */
  isBehind?: boolean
}

/** Shows the saved letter as its readers get it: on a phone, on a desktop or as plain text, in day or dark mode. */
export function PreviewPart({ queryOf, isEmpty = false, isBehind = false }: PreviewPartProps) {
  const t = useMessages('admin-letter')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [light, setLight] = useState<Light>('day')
  const [isLarge, setLarge] = useState(false)
  const { previewed, retry } = useLetterPreview(queryOf, language, !isEmpty)

  return (
    <EditSection title={t('preview.title')} hint={isBehind ? t('preview.behind') : undefined}>
      <div className="flex flex-wrap gap-2">
        <ChoiceButtons
          label={t('preview.width')}
          options={widths.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={width}
          onChange={setWidth}
        />
        <LanguageSwitch label={t('preview.language')} value={language} onChange={setLanguage} />
        <ChoiceButtons
          label={t('preview.light')}
          options={(['day', 'night'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={light}
          onChange={setLight}
          disabled={width === 'text'}
        />
      </div>
      {previewed.state === 'reading' && <Skeleton className="h-120" />}
      {previewed.state === 'none' && <p className="rounded-edge bg-office p-4 text-small text-smoke">{t('preview.none')}</p>}
      {previewed.state === 'failed' && (
        <div className="grid justify-items-start gap-2 rounded-edge border border-pomegranate p-4 text-small">
          <p>{t('preview.failed')}</p>
          <Button tone="quiet" size="dense" onClick={retry}>
            {t('preview.retry')}
          </Button>
        </div>
      )}
      {previewed.state === 'read' && (
        <>
          {previewed.preview.fallback && <p className="text-tiny font-medium text-pending">{t('preview.fallback')}</p>}
          <div>
            <p translate="no" className="break-words text-small font-bold">
              {previewed.preview.subject || t('preview.noSubject')}
            </p>
            <p translate="no" className="break-words text-tiny text-smoke">
              {previewed.preview.preheader}
            </p>
          </div>
          <Shown title={t('preview.title')} width={width} light={light} html={previewed.preview.html} text={previewed.preview.text} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="figures text-tiny text-smoke">
              {t(previewed.preview.bytes < mostLetterBytes ? 'preview.weight' : 'preview.tooHeavy', {
                size: formatFileSize(own, previewed.preview.bytes),
              })}
            </p>
            {width !== 'text' && (
              <Button tone="quiet" size="dense" onClick={() => setLarge(true)}>
                {t('preview.large')}
              </Button>
            )}
          </div>
          <Suspense>
            {isLarge && (
              <PreviewDialog
                title={previewed.preview.subject || t('preview.noSubject')}
                html={previewed.preview.html}
                isPhone={width === 'phone'}
                light={light}
                onClose={() => setLarge(false)}
              />
            )}
          </Suspense>
        </>
      )}
    </EditSection>
  )
}

type ShownProps = { title: string; width: PreviewWidth; light: Light; html: string; text: string }

/** Scales the letter down, so its true width fits next to the editor. */
function Shown({ title, width, light, html, text }: ShownProps) {
  if (width === 'text')
    return (
      <pre className="h-120 overflow-auto rounded-edge border border-wool bg-office p-3 font-sans text-tiny break-words whitespace-pre-wrap">
        {text}
      </pre>
    )
  const scale = width === 'phone' ? 'h-[125%] w-[125%] scale-80' : 'h-[222%] w-[222%] scale-45'
  return (
    <div className="h-120 overflow-hidden rounded-edge border border-wool">
      <LetterFrame title={title} html={html} light={light} className={`block origin-top-left border-0 ${scale}`} />
    </div>
  )
}
