import { sql } from 'kysely'
import type { ProductImport } from '#contract/product-files.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { presentErrors } from './import-problems.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { type FileRows, readRows } from './read-rows.ts'
import { writeImport } from './write-import.ts'

/**
 * Opens one transaction for the whole import; a dry run only reports. Throws import_refused (422), sku_taken or stock_below_reserved (409).
 */
export async function importProducts(ctx: Ctx, { file, isDryRun }: { file: Blob; isDryRun: boolean }): Promise<ProductImport> {
  const read = await readRows(file)
  if (isDryRun) {
    const plan = await inTransaction(ctx, (inside) => planImport(inside.db, read))
    return note(ctx, reportOf(ctx, 'checked', read, plan))
  }
  const report = await inTransaction(ctx, async (inside) => {
    await lockProducts(inside, read)
    const plan = await planImport(inside.db, read)
    if (plan.errors.length > 0) return reportOf(ctx, 'refused', read, plan)
    await writeImport(inside, [...plan.created, ...plan.changed])
    const done = await note(inside, reportOf(ctx, 'imported', read, plan))
    const { id, rows, created, changed, unchanged } = done
    const listed = plan.changes.slice(0, mostListed)
    await recordChange(inside, {
      action: 'product.import',
      entity: 'product_import',
      entityId: id,
      before: Object.fromEntries(listed.map(({ sku, before }) => [sku, before])),
      after: { rows, created, changed, unchanged, ...Object.fromEntries(listed.map(({ sku, after }) => [sku, after])) },
    })
    return done
  })
  if (report.status === 'refused') refuse('import_refused', await note(ctx, report))
  return report
}

/** Throws NotFound. */
export async function readImport({ db }: Pick<Ctx, 'db'>, id: string): Promise<ProductImport> {
  const row = await db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  const { row_count: rows, created_at: _at, status, errors, ...counts } = row
  return { ...counts, rows, status, errors: errors as ProductImport['errors'] }
}

/** Keeps a row of the log readable. */
const mostListed = 500
const keptMs = 90 * 24 * 3_600_000

export async function forgetImports({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('product_imports')
    .where('created_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute()
}

async function lockProducts({ db }: Ctx, { rows }: FileRows): Promise<void> {
  const skus = [...new Set(rows.flatMap(({ cells }) => cells.sku ?? []))]
  await sql`select from products where sku = any(${skus}::text[]) order by id for no key update`.execute(db)
}

function reportOf({ language }: Ctx, status: ProductImport['status'], { rows }: FileRows, plan: ImportPlan): ProductImport {
  const [created, changed] = [plan.created.length, plan.changed.length]
  return {
    id: newId(),
    status,
    rows: rows.length,
    created,
    changed,
    unchanged: plan.unchanged,
    errors: presentErrors(plan.errors, language),
  }
}

async function note({ db, clock }: Pick<Ctx, 'db' | 'clock'>, report: ProductImport): Promise<ProductImport> {
  const { rows, errors, ...fields } = report
  await db
    .insertInto('product_imports')
    .values({ ...fields, row_count: rows, errors: JSON.stringify(errors), created_at: clock.now() })
    .execute()
  return report
}
