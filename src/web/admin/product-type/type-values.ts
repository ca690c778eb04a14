import type { NewProductType, ProductTypePage } from '#contract/product-types.ts'
import { type Language, perOther } from '#contract/languages.ts'
import type { AgeGroup, Gender } from '#contract/rules/shopping-terms.ts'

type Texts = { name?: string; description?: string }
/** A step while it is edited. `key` identifies steps that have no id yet. */
export type StepValues = { key: string; id?: string; minutes: number | null; texts: Partial<Record<Language, Texts>> }
export type TypeValues = {
  texts: Partial<Record<Language, { name?: string }>>
  minutes_per_day: number | null
  google_category: string | null
  /** Empty if unspecified. */
  gender: Gender | ''
  age_group: AgeGroup | ''
  steps: readonly StepValues[]
}

export const emptyType: TypeValues = { texts: {}, minutes_per_day: 240, google_category: null, gender: '', age_group: '', steps: [] }

/** Returns the values as the page edits them, with English as one of three languages. */
export function valuesOf({ name, translations, minutes_per_day, google_category, gender, age_group, steps }: ProductTypePage): TypeValues {
  return {
    texts: { ...translations, en: { name } },
    minutes_per_day,
    google_category,
    gender: gender ?? '',
    age_group: age_group ?? '',
    steps: steps.map((step) => ({
      key: step.id,
      id: step.id,
      minutes: step.minutes,
      texts: { ...step.translations, en: { name: step.name, description: step.description } },
    })),
  }
}

/** Returns the body of the call. A language without any text is sent as null; steps are sent complete. */
export function bodyOf({
  texts,
  minutes_per_day,
  google_category,
  gender,
  age_group,
  steps,
}: Partial<TypeValues>): Partial<NewProductType> {
  return {
    ...(texts && { name: texts.en?.name ?? '', translations: { ...perOther(() => null), ...othersOf(texts) } }),
    ...(minutes_per_day != null && { minutes_per_day }),
    ...(google_category !== undefined && { google_category: google_category?.trim() || null }),
    ...(gender !== undefined && { gender: gender || null }),
    ...(age_group !== undefined && { age_group: age_group || null }),
    ...(steps && {
      steps: steps.map((step) => ({
        ...(step.id !== undefined && { id: step.id }),
        name: step.texts.en?.name ?? '',
        description: step.texts.en?.description ?? '',
        minutes: step.minutes ?? 0,
        translations: othersOf(step.texts),
      })),
    }),
  }
}

function othersOf<T extends Texts>(texts: Partial<Record<Language, T>>) {
  const others = Object.entries(texts).filter(([language, { name, description }]) => language !== 'en' && (name || description))
  return Object.fromEntries(others)
}
