import { reasonOf } from '#kit/config/reason.ts'
import { createClient } from '#kit/database/client.ts'
import { doubtful, type Finding, good } from './finding.ts'

type State = { mode: string; sst_number: string; tax_rate: number }

/** Checks e-invoices for Malaysia; says nothing while they are off. */
export async function checkEinvoice(url: string): Promise<Finding[]> {
  const client = createClient({ connectionString: url, application_name: 'tulpar doctor', connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows: tables } = await client.query<{ has_table: boolean }>(`select to_regclass('einvoice_settings') is not null as has_table`)
    if (!tables[0]?.has_table) return []
    const { rows } = await client.query<State>(
      `select fields ->> 'mode' as mode, coalesce((select value #>> '{}' from settings where key = 'sst_number'), '') as sst_number,
        coalesce((select (value #>> '{}')::float8 from settings where key = 'tax_rate'), 1) as tax_rate
      from einvoice_settings`,
    )
    return rows.flatMap(findingsOf)
  } catch (error) {
    return [doubtful('e-invoices', reasonOf(error), 'Start the shop once, so that its migrations run')]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function findingsOf({ mode, sst_number, tax_rate }: State): Finding[] {
  if (mode === 'off') return []
  if (tax_rate > 0 && sst_number === '')
    return [doubtful('e-invoices', 'the shop charges tax, but has no SST number', 'Enter it in the settings of the back office')]
  if (mode === 'api') return [doubtful('e-invoices', 'the mode “api” sends nothing yet', 'Choose “file” on the page of e-invoices')]
  return [good('e-invoices', 'the month’s file, entered at the portal by hand')]
}
