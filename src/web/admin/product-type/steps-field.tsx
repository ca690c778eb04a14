import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { languages } from '#contract/languages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MenuIcon, PlusIcon, TrashIcon } from '#web/ui/icons.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { Translations } from '../kit/fields/translations.tsx'
import { moved } from './moved.ts'
import type { StepValues } from './type-values.ts'

export type StepsFieldProps = { steps: readonly StepValues[]; onChange: (steps: readonly StepValues[]) => void; error?: string | undefined }

/** Steps in their order, which is changed by dragging or by keys. */
export function StepsField({ steps, onChange, error }: StepsFieldProps) {
  const t = useMessages('admin-product-types')
  const language = useLanguage()
  const [lifted, setLifted] = useState<{ key: string; from: readonly StepValues[] }>()
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  const nameOf = ({ texts }: StepValues) => texts[language]?.name || texts.en?.name || t('newStep')
  const placeOf = (key: string, among = steps) => among.findIndex((step) => step.key === key)
  function say(step: StepValues, place: number, how: 'lifted' | 'placed') {
    const said = { name: nameOf(step), place: place + 1, count: steps.length }
    setSaid(how === 'lifted' ? t('lifted', said) : t('placed', said))
  }

  function move(key: string, to: number) {
    const from = placeOf(key)
    const step = steps[from]
    if (!step || to < 0 || to >= steps.length || to === from) return
    onChange(moved(steps, from, to))
    say(step, to, 'placed')
  }

  function handleKey(event: KeyboardEvent, step: StepValues) {
    const isLifted = lifted?.key === step.key
    if (event.key === ' ') {
      setLifted(isLifted ? undefined : { key: step.key, from: steps })
      say(step, placeOf(step.key), isLifted ? 'placed' : 'lifted')
    } else if (isLifted && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      move(step.key, placeOf(step.key) + (event.key === 'ArrowUp' ? -1 : 1))
    } else if (isLifted && event.key === 'Escape') {
      onChange(lifted.from)
      setLifted(undefined)
      setSaid(t('putBack', { name: nameOf(step), place: placeOf(step.key, lifted.from) + 1 }))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const takes = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      move(dragged, place)
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
  })
  const change = (key: string, values: Partial<StepValues>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...values } : step)))

  return (
    <div id="edit-steps" tabIndex={-1} className="outline-none">
      <ol className="grid gap-2.5">
        {steps.map((step, place) => (
          <li
            key={step.key}
            {...takes(place)}
            className={classNames(
              'rounded-edge border border-wool bg-surface',
              (lifted?.key === step.key || dragged === step.key) && 'outline-3 outline-lapis',
            )}
          >
            <div className="grid grid-cols-[auto_minmax(0,1fr)_7rem_auto] items-end gap-2.5 p-3">
              <button
                type="button"
                draggable
                aria-label={t('move', { name: nameOf(step) })}
                aria-pressed={lifted?.key === step.key}
                onKeyDown={(event) => handleKey(event, step)}
                onBlur={() => lifted?.key === step.key && setLifted(undefined)}
                onDragStart={() => setDragged(step.key)}
                onDragEnd={() => setDragged(undefined)}
                className="press grid size-9.5 cursor-grab place-items-center rounded-edge border border-wool text-smoke hover:text-ink"
              >
                <MenuIcon className="size-4" />
              </button>
              <p className="flex min-h-9.5 min-w-0 items-center gap-2 font-bold">
                <span className="figures text-smoke">{place + 1}</span>
                <span className="truncate">{nameOf(step)}</span>
              </p>
              <NumberField
                label={t('minutes')}
                value={step.minutes}
                least={0}
                most={10_000}
                onChange={(minutes) => change(step.key, { minutes })}
              />
              <IconButton
                label={t('removeStep', { name: nameOf(step) })}
                onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
              >
                <TrashIcon className="size-4.5" />
              </IconButton>
            </div>
            <details open={step.id === undefined} className="border-t border-wool px-3 py-2">
              <summary className="min-h-8 cursor-pointer text-small font-medium text-smoke hover:text-ink">{t('inLanguages')}</summary>
              <div className="pt-2">
                <Translations
                  id={`step-${step.key}`}
                  fields={[
                    { key: 'name', label: t('stepName'), most: 80 },
                    { key: 'description', label: t('description'), most: 1000, isLong: true, isOptional: true },
                  ]}
                  values={step.texts}
                  onChange={(texts) => change(step.key, { texts })}
                />
              </div>
            </details>
          </li>
        ))}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {error && <p className="mt-2 text-small font-medium text-pomegranate">{error}</p>}
      <Button
        tone="quiet"
        size="dense"
        className="mt-3"
        disabled={steps.length >= 40}
        onClick={() =>
          onChange([...steps, { key: crypto.randomUUID(), minutes: 5, texts: Object.fromEntries(languages.map((code) => [code, {}])) }])
        }
      >
        <PlusIcon className="size-4" />
        {t('addStep')}
      </Button>
    </div>
  )
}
