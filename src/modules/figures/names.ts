import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

type Named<Names> = Promise<ReadonlyMap<string, Names>>

const firstImage = sql`(
  select i.picture_key from product_images i where i.product_id = p.id order by i.is_featured desc, i.display_order, i.id limit 1)`

type NamedProduct = { name: string; sku: string; image_key: string | null }

export async function listProductNames(
  { db, language }: Ctx,
  ids: readonly string[],
  { withImages = false }: { withImages?: boolean } = {},
): Named<NamedProduct> {
  const { rows } = await sql<NamedProduct & { id: string }>`
    select p.id, coalesce(nullif(t.name, ''), p.name) as name, p.sku, ${withImages ? firstImage : sql`null::text`} as image_key
    from products p left join product_translations t on t.product_id = p.id and t.language = ${language}
    where p.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

export async function listPartnerNames({ db }: Ctx, ids: readonly string[]): Named<{ company: string; code: string }> {
  const { rows } = await sql<{ id: string; company: string; code: string | null }>`
    select p.id, p.company, c.code
    from partners p left join tracking_codes c on c.partner_id = p.id and c.location_id is null
    where p.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, company, code }) => [id, { company, code: code ?? '' }]))
}

export async function listCampaignNames({ db }: Ctx, ids: readonly string[]): Named<{ name: string }> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from campaigns where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, { name }]))
}
