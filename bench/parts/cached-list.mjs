import { request } from 'node:http'
import { load, loadInTurns } from '../tools/load.mjs'
import { withRawServer } from '../tools/raw-process.mjs'
import { kilobytes, perSecond, times } from '../tools/table.mjs'

const target = 0.6
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }
const turns = 3

/** Compares the popular list page, answered from memory, with a server that only sends the same bytes. */
export async function measureCachedList(shop, { seconds }) {
  const page = await fetchRaw(shop.port, '/shop')
  if (page.statusCode !== 200) throw new Error(`/shop answered ${page.statusCode}`)
  return withRawServer(page, async (raw) => {
    const measured = (server) => () => load({ ...server, path: '/shop', headers, seconds: seconds / turns })
    const [bare, ours] = await loadInTurns(turns, measured(raw), measured(shop))
    if (ours.failures > 0) throw new Error(`${ours.failures} requests for the kept list failed`)
    const share = ours.perCpuSecond / bare.perCpuSecond
    return [
      {
        what: `kept list page (${page.headers['content-encoding']}, ${kilobytes(page.body.length)})`,
        ours: `${perSecond(ours.perSecond)}, ${times(share)} raw`,
        target: `≥ ${target} × raw`,
        beside: `raw node:http ${perSecond(bare.perSecond)}; a core: ${perSecond(ours.perCpuSecond)} of ${perSecond(bare.perCpuSecond)}`,
        isMet: share >= target,
      },
    ]
  })
}

/** Returns the compressed bytes; fetch would decompress them. */
function fetchRaw(port, path) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _coding, ...sent } = response.headers
        const body = Buffer.concat(chunks)
        resolve({ statusCode: response.statusCode, headers: { ...sent, 'content-length': String(body.length) }, body })
      })
    })
      .on('error', reject)
      .end()
  })
}
