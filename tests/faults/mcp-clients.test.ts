import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { indexProducts } from '#modules/catalog/index.ts'
import { agentPlatform } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'

const run = promisify(execFile)
const { origin, db, given } = await runningShop()
const mug = await given.product({ name: 'Mug', price: 49 })
await indexProducts(db, [mug.id])
const agent = await agentPlatform()

/** Runs a client of others from npm. Rejects where it does not exit with 0. */
async function runClient(name: string, binary: string, ...options: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run('npx', ['--yes', `--package=${name}`, binary, ...options], { timeout: 300_000 })
  return stdout + stderr
}
const conform = (url: string, scenario: string) =>
  runClient('@modelcontextprotocol/conformance@0.1.16', 'conformance', 'server', '--url', url, '--scenario', scenario)
const inspect = (url: string, ...options: readonly string[]) =>
  runClient('@modelcontextprotocol/inspector@2.12.0', 'mcp-inspector', '--cli', url, '--transport', 'http', ...options)

/** The scenarios that need no tool of their own. */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']

it.each(['/mcp', '/ucp/mcp'])('passes the conformance suite and the strict inspector at %s', async (path) => {
  for (const scenario of scenarios) expect(await conform(origin + path, scenario), scenario).toMatch(/Passed: [1-9]\d*\/[1-9]\d*, 0 failed/)
  expect(await inspect(origin + path, '--method', 'tools/list', '--strict')).toContain('search_catalog')
})

it('answers the inspector’s calls', async () => {
  const found = await inspect(`${origin}/mcp`, '--method', 'tools/call', '--tool-name', 'search_catalog', '--tool-arg', 'query=mug')
  expect(found).toContain(mug.id)
  const meta = `meta=${JSON.stringify({ 'ucp-agent': { profile: agent.profile } })}`
  const cart = `cart=${JSON.stringify({ line_items: [{ item: { id: mug.id }, quantity: 2 }] })}`
  const made = await inspect(`${origin}/ucp/mcp`, '--method', 'tools/call', '--tool-name', 'create_cart', '--tool-arg', meta, cart)
  expect(made).toContain('continue_url')
})
