import type { ReactNode } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EditNumber, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { type Edit, useEdit } from '../kit/edit/use-edit.ts'
import { StepsField } from './steps-field.tsx'
import type { TypeValues } from './type-values.ts'

export type TypeFormProps = { edit: Edit<TypeValues>; title: string; side?: ReactNode; aside?: ReactNode }

/** What a new type and an existing one are edited in. */
export function TypeForm({ edit, title, side, aside }: TypeFormProps) {
  const t = useMessages('admin-product-types')
  const total = edit.values.steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return (
    <EditPage edit={edit} title={title} back={{ label: t('all'), to: adminPages.productTypes() }} side={side} aside={aside}>
      <EditSection title={t('texts')}>
        <EditTranslations edit={edit} name="texts" fields={[{ key: 'name', label: t('name'), most: 80 }]} />
        <div className="max-w-80">
          <EditNumber edit={edit} name="minutes_per_day" least={1} most={100_000} hint={t('perDayHint')} />
        </div>
      </EditSection>
      <EditSection
        title={t('steps')}
        hint={t('stepsHint')}
        aside={<span className="figures text-small text-smoke">{t('total', { count: total })}</span>}
      >
        <StepsField steps={edit.values.steps} error={edit.errors['steps']} onChange={(steps) => edit.set('steps', steps)} />
      </EditSection>
    </EditPage>
  )
}

/** A type that is being edited: what is missing is said beside its field. */
export function useTypeEdit(saved: TypeValues, send: Parameters<typeof useEdit<TypeValues>>[0]['send'], savedText: string) {
  const t = useMessages('admin-product-types')
  return useEdit<TypeValues>({
    saved,
    labels: { texts: t('translations'), minutes_per_day: t('perDay'), steps: t('steps') },
    check: ({ texts, minutes_per_day, steps }) => ({
      ...(texts.en?.name?.trim() ? {} : { texts: t('nameMissing') }),
      ...(minutes_per_day === null ? { minutes_per_day: t('perDayMissing') } : {}),
      ...(steps.length === 0
        ? { steps: t('noSteps') }
        : steps.every((step) => step.texts.en?.name?.trim())
          ? {}
          : { steps: t('stepMissing') }),
    }),
    send,
    savedText,
  })
}
