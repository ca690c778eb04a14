import { demoAccounts } from '../../src/demo/demo-accounts.ts'
import { signIn } from '../tools/goods.mjs'
import { load } from '../tools/load.mjs'
import { kilobytes } from '../tools/table.mjs'

const targetMs = 3.5
const pages = 300
const warmUpPages = 200
/** The headers of a browser whose visitor typed the address or followed a link of the shop. */
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en', 'sec-fetch-site': 'none' }

const asked = {
  customer: ['/account', '/account/orders', '/account/settings', '/checkout', '/cart'],
  admin: ['/admin', '/admin/orders', '/admin/products'],
}

/** Measures the shop's processor time per page for pages made for one person at each visit. */
export async function measurePersonalPages(shop) {
  const each = []
  for (const [role, paths] of Object.entries(asked)) {
    const cookie = await signIn(
      shop.origin,
      demoAccounts.find((account) => account.role === role),
    )
    for (const path of paths) each.push({ path, ...(await measurePage(shop, path, { ...headers, cookie })) })
  }
  const slowest = each.toSorted((a, b) => b.ms - a.ms)[0]
  return [
    {
      what: 'pages of a person',
      ours: `at most ${slowest.ms.toFixed(1)} ms of a core`,
      target: `≤ ${targetMs} ms, compressed`,
      beside: each.map(({ path, ms, bytes }) => `${path} ${ms.toFixed(1)} ms ${kilobytes(bytes)}`).join(', '),
      isMet: each.every(({ ms, isCompressed, failures }) => ms <= targetMs && isCompressed && failures === 0),
    },
  ]
}

async function measurePage(shop, path, sent) {
  const response = await fetch(shop.origin + path, { headers: sent, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const ask = (amount) => load({ ...shop, path, headers: sent, amount, connections: 4 })
  await ask(warmUpPages)
  const { perCpuSecond, meanBytes, failures } = await ask(pages)
  return { ms: 1000 / perCpuSecond, bytes: meanBytes, failures, isCompressed: response.headers.has('content-encoding') }
}
