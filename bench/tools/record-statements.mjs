// Preloaded into a shop (`node --import`): writes each SQL statement as a JSON line to the file in RECORD_STATEMENTS.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from '../../scripts/setup/root.mjs'

const pg = createRequire(inRoot('package.json'))('pg')
const { query } = pg.Client.prototype

pg.Client.prototype.query = function recorded(config, values, ...rest) {
  const text = typeof config === 'string' ? config : config?.text
  if (text) write({ connection: this.processID, text, values: (config.values ?? (Array.isArray(values) ? values : [])).map(serialize) })
  return query.call(this, config, values, ...rest)
}

function write(statement) {
  appendFileSync(process.env.RECORD_STATEMENTS, `${JSON.stringify(statement)}\n`)
}

function serialize(value) {
  if (Buffer.isBuffer(value)) return { bytes: value.toString('base64') }
  if (value instanceof Date) return { instant: value.toISOString() }
  return typeof value === 'bigint' ? String(value) : value
}
