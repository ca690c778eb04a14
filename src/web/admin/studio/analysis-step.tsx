import { useState } from 'react'
import * as calls from '#contract/calls/studio.gen.ts'
import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import type { StudioAnalysis, StudioSession } from '#contract/studio.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useAnalysisWords } from './analysis-words.ts'
import { KeptState } from './kept-state.tsx'
import { PaletteField } from './palette-field.tsx'
import { PrintAreaField } from './print-area-field.tsx'
import { StepFoot } from './step-foot.tsx'
import { useAutosave } from './use-autosave.ts'
import type { Steps } from './use-steps.ts'
import type { Studio } from './use-studio.ts'

export type AnalysisStepProps = { studio: Studio; steps: Steps }

export function AnalysisStep({ studio, steps }: AnalysisStepProps) {
  const t = useMessages('admin-studio')
  const { analysis, product } = studio.session
  if (analysis && product.picture) return <Measured studio={studio} steps={steps} analysis={analysis} picture={product.picture} />
  return (
    <>
      {steps.refused && (
        <Notice tone="error" announced title={t('failed.analysis')}>
          {steps.refused}
        </Notice>
      )}
      <div aria-busy={steps.isBusy} className="grid justify-items-start gap-4 rounded-edge border border-wool bg-surface p-6">
        <p>{t('analysis.none')}</p>
        {steps.isBusy && <Skeleton className="h-40 w-full" />}
        <Button size="dense" loading={steps.isBusy} onClick={() => void steps.analyse()} className="max-md:min-h-11">
          {t('analysis.measure')}
        </Button>
      </div>
    </>
  )
}

type Fields = Pick<StudioAnalysis, 'palette' | 'print_area' | 'material' | 'motif' | 'text_found' | 'suggestions'>
type MeasuredProps = AnalysisStepProps & { analysis: StudioAnalysis; picture: NonNullable<StudioSession['product']['picture']> }
const wholeArea = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

function Measured({ studio: { session, take, reload }, steps, analysis, picture }: MeasuredProps) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const words = useAnalysisWords()
  const { attempt } = useWrite(calls.change)
  const { palette, print_area, material, motif, text_found, suggestions } = analysis
  const part = useAutosave<Fields>({
    name: `${session.id}.analysis`,
    saved: { palette, print_area, material, motif, text_found, suggestions },
    reload,
    send: (fields, isResumed) =>
      attempt({
        params: { id: session.id },
        body: { analysis: fields, ...(isResumed && { expected_updated_at: session.updated_at }) },
      }).then(
        async (answer) => {
          await take(answer)
          return {}
        },
        (error: unknown) => ({ refusal: refusalOf(calls.change, error) }),
      ),
  })
  const { value } = part
  const isRead = text_found !== null && analysis.text_is_read === true
  const textHint = isRead ? 'textRead' : value.text_found === null && analysis.text_is_likely === true ? 'textUnread' : 'textHint'
  const set = (change: Partial<Fields>) => part.change({ ...value, ...change })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-small text-smoke">
          {t(analysis.is_edited ? 'analysis.edited' : 'analysis.measured')} · <KeptState part={part} />
        </p>
        <Button tone="quiet" size="dense" loading={steps.isBusy} onClick={() => void steps.analyse()} className="max-md:min-h-11">
          {t('analysis.again')}
        </Button>
      </div>
      {steps.refused && (
        <Notice tone="error" announced title={t('failed.analysis')}>
          {steps.refused}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <EditSection title={t('area.title')}>
          <PrintAreaField
            picture={picture}
            name={session.product.name}
            area={value.print_area ?? wholeArea}
            onChange={(area) => set({ print_area: area })}
          />
        </EditSection>
        <div className="grid grid-cols-1 gap-5">
          <EditSection title={t('palette.title')} hint={t('palette.hint')}>
            <PaletteField palette={value.palette} onChange={(next) => set({ palette: next })} />
          </EditSection>
          <EditSection title={t('design.title')}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{t('contrast.title')}</span>
              {analysis.contrast === null ? (
                <span className="text-smoke">{t('contrast.unknown')}</span>
              ) : (
                <>
                  <span className="figures font-bold">{t('contrast.ratio', { ratio: formatNumber(language, analysis.contrast, 1) })}</span>
                  <span className="text-smoke">{words.contrast(analysis.contrast)}</span>
                </>
              )}
            </p>
            <label className="flex min-h-9 items-center gap-3 max-md:min-h-11">
              <input
                type="color"
                value={value.material}
                onChange={({ target }) => set({ material: target.value.toLowerCase() })}
                className="size-8 cursor-pointer rounded-edge border border-edge bg-surface p-0.5 max-md:size-11"
              />
              <span className="font-medium">{t('design.material')}</span>
              <span className="font-mono text-small text-smoke">{value.material}</span>
            </label>
            <TextField
              label={t('design.motif')}
              hint={
                analysis.symmetry
                  ? t('design.symmetry', {
                      leftRight: formatPercent(language, analysis.symmetry.left_right),
                      upDown: formatPercent(language, analysis.symmetry.up_down),
                      halfTurn: formatPercent(language, analysis.symmetry.half_turn),
                    })
                  : undefined
              }
              size="dense"
              maxLength={120}
              value={words.motif(value.motif)}
              onChange={({ target }) => set({ motif: target.value || null })}
            />
            <TextField
              label={t('design.text')}
              hint={t(`design.${textHint}`)}
              size="dense"
              maxLength={500}
              value={value.text_found ?? ''}
              placeholder={textHint === 'textUnread' ? undefined : t('design.noText')}
              onChange={({ target }) => set({ text_found: target.value || null })}
            />
          </EditSection>
          <Suggestions written={value.suggestions} onChange={(next) => set({ suggestions: next })} />
        </div>
      </div>
      <StepFoot
        next="prompts"
        isBusy={steps.isBusy}
        onNext={() => part.flush().then((isSaved) => (isSaved ? steps.toPrompts() : undefined))}
      />
    </>
  )
}

function Suggestions({ written, onChange }: { written: readonly string[]; onChange: (suggestions: string[]) => void }) {
  const t = useMessages('admin-studio')
  const words = useAnalysisWords()
  const [typed, setTyped] = useState('')
  return (
    <EditSection title={t('suggestions.title')} hint={t('suggestions.hint')}>
      {written.length > 0 && (
        <ul className="grid gap-1">
          {written.map((suggestion, index) => (
            <li key={suggestion} className="flex items-center gap-3">
              <span aria-hidden="true" className="inline-block size-2 shrink-0 rotate-45 bg-apricot" />
              <span className="min-w-0 flex-1 break-words">{words.suggestion(suggestion)}</span>
              <button
                type="button"
                aria-label={t('suggestions.remove', { text: words.suggestion(suggestion) })}
                onClick={() => onChange(written.toSpliced(index, 1))}
                className="press inline-flex size-9 shrink-0 items-center justify-center rounded-edge text-smoke hover:bg-office hover:text-ink max-md:size-11"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const text = typed.trim()
          if (text === '' || written.includes(text)) return
          onChange([...written, text])
          setTyped('')
        }}
      >
        <TextField
          label={t('suggestions.own')}
          size="dense"
          className="flex-1"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="quiet" size="dense" className="max-md:min-h-11">
          <PlusIcon className="size-4" />
          {t('suggestions.add')}
        </Button>
      </form>
    </EditSection>
  )
}
