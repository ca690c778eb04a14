import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '#kit/ids.ts'
import { indexProducts } from '#modules/catalog/index.ts'
import { agentPlatform } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'

const run = promisify(execFile)
const { origin, db, given } = await runningShop()
const mug = await given.product({ name: 'Mug', price: 49 })
await indexProducts(db, [mug.id])
await db.insertInto('discounts').values({ id: newId(), code: 'NAURYZ10', kind: 'percent', value: 10 }).execute()

type Result = {
  id: string
  status?: string
  continue_url: string
  products: { variants: { id: string }[] }[]
  discounts: { applied: { code: string }[] }
  protocol: { version: string }
}

/** Shopify’s client from npm, with a profile of its own in this version. */
async function client(version: string) {
  const home = mkdtempSync(join(tmpdir(), 'ucp-cli-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const { profile } = await agentPlatform({
    respond: (_request, response) => {
      const own = readFileSync(join(home, 'profiles/shop/profile.json'))
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }).end(own)
    },
  })
  const env = { ...process.env, UCP_HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' }
  const ucp = async (...options: readonly string[]) => {
    const { stdout } = await run('npx', ['--yes', '--package=@shopify/ucp-cli@0.9.0', 'ucp', ...options, '--format', 'json'], { env })
    return JSON.parse(stdout) as { result: Result; ok: boolean }
  }
  await ucp('profile', 'init', '--name', 'shop', '--profile-url', profile, '--version', version, '--activate')
  const ask = async (operation: string, input: object = {}, ...options: readonly string[]) =>
    (await ucp(...operation.split(' '), '--business', origin, '--input', JSON.stringify(input), ...options)).result
  return { home, ucp, ask }
}

it.each(['2026-08-25', '2026-04-08'])('goes with ucp-cli from search to hand-off in version %s', async (version) => {
  const { home, ucp, ask } = await client(version)
  expect(await ucp('doctor')).toMatchObject({ ok: true })
  expect((await ucp('discover', '--business', origin)).result.protocol.version).toBe(version)
  const { products } = await ask('catalog search', { query: 'mug' })
  const unit = products[0]?.variants[0]?.id
  expect(unit).toBe(mug.id)
  const line_items = [{ item: { id: unit }, quantity: 2 }]
  const cart = await ask('cart create', { line_items, discounts: { codes: ['nauryz10'] } })
  expect(cart.discounts.applied).toMatchObject([{ code: 'NAURYZ10' }])
  const started = await ask('checkout create', { cart_id: cart.id, line_items: [] })
  expect(started.status).toBe('incomplete')
  const destination = {
    street_address: '12 Jalan Merdeka',
    address_locality: 'Shah Alam',
    address_region: 'Selangor',
    postal_code: '40000',
    address_country: 'MY',
    ...(version === '2026-08-25' && { type: 'shipping_address' }),
  }
  const whole = {
    line_items,
    discounts: { codes: ['NAURYZ10'] },
    buyer: { first_name: 'Aisyah', last_name: 'Rahman', email: 'aisyah@example.com', phone_number: '+60123456789' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] },
  }
  const handed = join(home, 'handed.json')
  const ready = await ask(`checkout update ${started.id}`, whole, '--on-escalation', `cat > ${handed}`)
  expect(ready.status).toBe('requires_escalation')
  expect(JSON.parse(readFileSync(handed, 'utf8'))).toMatchObject({ status: 'requires_escalation', url: ready.continue_url })
  expect(ready.continue_url).toMatch(/\/checkout\?handoff=[\w-]{43}$/)
  expect(await ask(`checkout complete ${started.id}`)).toMatchObject({ id: started.id, status: 'requires_escalation' })
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})
