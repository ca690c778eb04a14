import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { demoProducts } from './catalogue.ts'
import { demoProductTypes } from './product-types.ts'

export async function loadDemoProduction({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const inOthers = <Text>(of: (language: 'ru' | 'kk') => Text) => JSON.stringify({ ru: of('ru'), kk: of('kk') })
  for (const { name, forms, minutesPerDay, googleCategory, gender = null, ageGroup = null, steps } of demoProductTypes) {
    const id = newId()
    await db
      .insertInto('product_types')
      .values({
        id,
        name: name.en,
        minutes_per_day: minutesPerDay,
        google_category: googleCategory,
        gender,
        age_group: ageGroup,
        translations: inOthers((language) => ({ name: name[language] })),
      })
      .execute()
    await db
      .insertInto('product_type_steps')
      .values(
        steps.map((step, position) => ({
          id: newId(),
          product_type_id: id,
          position,
          name: step.name.en,
          description: step.description.en,
          minutes: step.minutes,
          translations: inOthers((language) => ({ name: step.name[language], description: step.description[language] })),
        })),
      )
      .execute()
    await db
      .updateTable('products')
      .set({ product_type_id: id })
      .where(
        'slug',
        'in',
        demoProducts.flatMap(({ slug, form }) => (forms.includes(form) ? slug : [])),
      )
      .execute()
  }
}
