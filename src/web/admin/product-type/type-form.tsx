import type { ReactNode } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import type { Language } from '#contract/languages.ts'
import { ageGroups, genders } from '#contract/rules/shopping-terms.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EditChoice, EditNumber, EditText, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { type Edit, useEdit } from '../kit/edit/use-edit.ts'
import { StepsField } from './steps-field.tsx'
import type { StepValues, TypeValues } from './type-values.ts'

export type TypeFormProps = { edit: Edit<TypeValues>; id?: string; title: string; side?: ReactNode; aside?: ReactNode }

export function TypeForm({ edit, id, title, side, aside }: TypeFormProps) {
  const t = useMessages('admin-product-types')
  const language = useLanguage()
  const total = edit.values.steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return (
    <EditPage
      edit={edit}
      logged={id === undefined ? undefined : { entity: 'product_type', id }}
      title={title}
      back={{ label: t('all'), to: adminPages.productTypes() }}
      partLabels={{
        ...stepNames(edit.conflicts.steps, language),
        ...stepNames(edit.values.steps, language),
        name: t('stepName'),
        description: t('description'),
        minutes: t('minutes'),
      }}
      side={side}
      aside={aside}
    >
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
      <EditSection title={t('shopping')} hint={t('shoppingHint')}>
        <EditText edit={edit} name="google_category" isOptional maxLength={300} spellCheck={false} hint={t('googleCategoryHint')} />
        <div className="grid max-w-120 gap-3 sm:grid-cols-2">
          <EditChoice
            edit={edit}
            name="gender"
            options={[{ value: '', label: t('notSet') }, ...genders.map((value) => ({ value, label: t(`genders.${value}`) }))]}
          />
          <EditChoice
            edit={edit}
            name="age_group"
            options={[{ value: '', label: t('notSet') }, ...ageGroups.map((value) => ({ value, label: t(`ageGroups.${value}`) }))]}
          />
        </div>
      </EditSection>
    </EditPage>
  )
}

function stepNames(steps: readonly StepValues[] | undefined, language: Language): Record<string, string> {
  return Object.fromEntries((steps ?? []).map(({ key, texts }) => [key, texts[language]?.name || texts.en?.name || '–']))
}

export function useTypeEdit(saved: TypeValues, send: Parameters<typeof useEdit<TypeValues>>[0]['send'], savedText: string) {
  const t = useMessages('admin-product-types')
  return useEdit<TypeValues>({
    saved,
    labels: {
      texts: t('translations'),
      minutes_per_day: t('perDay'),
      steps: t('steps'),
      google_category: t('googleCategory'),
      gender: t('gender'),
      age_group: t('ageGroup'),
    },
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
