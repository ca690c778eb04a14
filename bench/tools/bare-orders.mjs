import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createClient } from '../../src/kit/database/client.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { inRoot } from '../../scripts/setup/root.mjs'
import { startShop } from './shop-process.mjs'

/**
 * Records the SQL statements of each order. Each is placed twice: values that differ (ids, number, hashes, instants) must be new on replay.
 */
export async function recordOrders(dataDir, orders) {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-statements-'))
  const file = join(folder, 'statements')
  try {
    const shop = await startShop({
      dataDir,
      environment: { RECORD_STATEMENTS: file },
      nodeFlags: ['--import', inRoot('bench', 'tools', 'record-statements.mjs')],
    })
    try {
      for (const order of [...orders, ...orders]) await place(shop.origin, order)
    } finally {
      await shop.stop()
    }
    const transactions = readTransactions(readFileSync(file, 'utf8'))
    if (transactions.length !== orders.length * 2)
      throw new Error(`${transactions.length} transactions were recorded of ${orders.length * 2} orders`)
    return orders.map((_, index) => ({ first: transactions[index], second: transactions[index + orders.length] }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function place(origin, order) {
  const response = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(order),
  })
  if (response.status !== 201) throw new Error(`an order was refused: ${response.status} ${await response.text()}`)
}

function readTransactions(lines) {
  const open = new Map()
  const finished = []
  for (const { connection, text, values } of lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))) {
    if (/^(begin|start transaction)/i.test(text)) open.set(connection, [])
    open.get(connection)?.push({ text, values })
    if (!/^(commit|rollback)/i.test(text)) continue
    finished.push(open.get(connection) ?? [])
    open.delete(connection)
  }
  return finished.filter((statements) => statements.some(({ text }) => /insert into orders\b/.test(text)))
}

/** Replays the transactions with one connection per buyer and prepares statements as the shop does. */
export async function replayOrders(dataDir, recorded, { buyers, seconds }) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const clients = Array.from({ length: buyers }, () => createClient({ connectionString: server.url }))
  try {
    for (const client of clients) await client.connect()
    await playAll(clients, recorded, 1)
    const played = await playAll(clients, recorded, seconds)
    return { perSecond: played / seconds, failures: 0 }
  } finally {
    for (const client of clients) await client.end()
    await server.release()
  }
}

async function playAll(clients, recorded, seconds) {
  const endAt = performance.now() + seconds * 1000
  let played = 0
  async function buy(client) {
    while (performance.now() < endAt) {
      await play(client, recorded[played % recorded.length])
      played += 1
    }
  }
  await Promise.all(clients.map(buy))
  return played
}

const names = new Map()

async function play(client, { first, second }) {
  const fresh = freshValues(JSON.stringify(second))
  for (const [index, { text, values }] of first.entries()) {
    if (values.length === 0) {
      await client.query(text)
      continue
    }
    const twins = second[index]?.values ?? []
    const name = names.get(text) ?? `bare_${names.size}`
    names.set(text, name)
    await client.query({
      name,
      text,
      values: values.map((value, place) => (isDeepStrictEqual(value, twins[place]) ? deserialize(value) : fresh(value))),
    })
  }
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Replaces values that belong to one order. The same old value becomes the same new one throughout a transaction. */
function freshValues(twin) {
  const made = new Map()
  const once = (old, make) => made.get(old) ?? made.set(old, make()).get(old)
  function fresh(value) {
    if (Array.isArray(value)) return value.map(fresh)
    if (value?.bytes !== undefined) return once(value.bytes, () => randomBytes(Buffer.from(value.bytes, 'base64').length))
    if (value?.instant !== undefined) return new Date()
    if (typeof value !== 'string') return value
    if (/^UND-\d+$/.test(value)) return once(value, () => `UND-${randomInt(10_000_000, 100_000_000)}`)
    if (/^-?\d{12,}$/.test(value)) return once(value, () => String(randomBytes(8).readBigInt64BE(0)))
    return value.replaceAll(uuid, (old) => (twin.includes(old) ? old : once(old, randomUUID)))
  }
  return fresh
}

function deserialize(value) {
  if (value?.bytes !== undefined) return Buffer.from(value.bytes, 'base64')
  if (value?.instant !== undefined) return new Date(value.instant)
  return value
}
