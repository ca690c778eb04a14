import { languages } from '#contract/languages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/icons.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { Translations } from '../kit/fields/translations.tsx'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import type { StepValues } from './type-values.ts'

export type StepsFieldProps = { steps: readonly StepValues[]; onChange: (steps: readonly StepValues[]) => void; error?: string | undefined }

export function StepsField({ steps, onChange, error }: StepsFieldProps) {
  const t = useMessages('admin-product-types')
  const language = useLanguage()
  const nameOf = ({ texts }: StepValues) => texts[language]?.name || texts.en?.name || t('newStep')
  const change = (key: string, values: Partial<StepValues>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...values } : step)))

  return (
    <div id="edit-steps" tabIndex={-1} className="outline-none">
      <SortableList
        label={t('steps')}
        items={steps}
        idOf={({ key }) => key}
        nameOf={nameOf}
        onReorder={(keys) => onChange(keys.flatMap((key) => steps.find((step) => step.key === key) ?? []))}
        className="grid gap-2.5"
        itemClassName="rounded-edge border border-wool bg-surface"
        handleClassName="mt-3 ml-1 self-start"
      >
        {(step, place) => (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5 py-3 pr-3 sm:grid-cols-[minmax(0,1fr)_6rem_auto]">
              <p className="flex min-h-9.5 min-w-0 items-center gap-2 font-bold max-sm:col-span-2">
                <span className="figures text-smoke">{place + 1}</span>
                <span className="min-w-0 break-words">{nameOf(step)}</span>
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
          </>
        )}
      </SortableList>
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
