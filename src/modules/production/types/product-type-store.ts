import { sql } from 'kysely'
import type { ProductType } from '#contract/product-types.ts'
import type { AgeGroup, Gender } from '#contract/rules/shopping-terms.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import type { Translations } from '../translated.ts'

type StoredStep = ProductType['steps'][number]
type StoredType = {
  id: string
  name: string
  minutes_per_day: number
  google_category: string | null
  gender: Gender | null
  age_group: AgeGroup | null
  translations: Translations<{ name: string }>
  steps: StoredStep[]
  product_count: number
  created_at: Date
  updated_at: Date
}

export function selectProductTypes({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('product_types as t')
    .select(['t.id', 't.name', 't.minutes_per_day', 't.google_category', 't.gender', 't.age_group', 't.created_at', 't.updated_at'])
    .select(sql<StoredType['translations']>`t.translations`.as('translations'))
    .select(
      sql<StoredStep[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description, 'minutes', s.minutes,
          'translations', s.translations) order by s.position)
        from product_type_steps as s where s.product_type_id = t.id
      ), '[]')`.as('steps'),
    )
    .select(({ selectFrom }) =>
      selectFrom('products as p')
        .whereRef('p.product_type_id', '=', 't.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$castTo<number>()
        .as('product_count'),
    )
}

export function presentProductType({ created_at, updated_at, ...type }: StoredType): ProductType {
  return { ...type, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

const mostProducts = 200

/** Throws NotFound. */
export async function getProductType({ db }: Pick<Ctx, 'db'>, id: string) {
  const found = await selectProductTypes({ db }).where('t.id', '=', id).executeTakeFirst()
  if (!found) throw new NotFound()
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'slug'])
    .where('product_type_id', '=', id)
    .orderBy('name')
    .orderBy('id')
    .limit(mostProducts)
    .execute()
  return { ...presentProductType(found), products }
}
