// `npm run test:faulty-answers [-- journeys]` runs the journeys, answers every write late, and presses again while it waits.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { explain } from './setup/explain.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { isOwnNode, runUnderOwnNode } from './setup/own-node.mjs'

const list = 'tests/journeys/faulty-answers.json'
const notes = 'test-results/faulty-answers.txt'

try {
  await ensureInstalled()
  if (isOwnNode()) await run(process.argv.slice(2))
  else process.exitCode = await runUnderOwnNode('scripts/test-faulty-answers.mjs', process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function run(journeys) {
  const [{ ensureBuilt }, { runJourneys }, { contract }] = await Promise.all([
    import('./setup/build.mjs'),
    import('./gate/steps.mjs'),
    import('../src/contract/contract.ts'),
  ])
  await ensureBuilt()
  process.env.FAULTY_ANSWERS = 'on'
  rmSync(notes, { force: true })
  const { failed } = await runJourneys(['--project', 'desktop', ...journeys])
  process.exitCode = failed === 0 ? 0 : 1
  // Only a whole run without failures may shorten the list.
  const known = journeys.length > 0 || failed > 0 ? JSON.parse(readFileSync(list, 'utf8')) : []
  const seen = existsSync(notes) ? patternsOf(readFileSync(notes, 'utf8').split('\n'), addressesOf(contract)) : []
  const reached = [...new Set([...known, ...seen])].toSorted((one, other) => one.localeCompare(other))
  writeFileSync(list, `${JSON.stringify(reached, undefined, 2)}\n`)
}

/** Returns the calls of the contract as `POST /api/orders/{id}/refunds`. */
function addressesOf(part) {
  const route = part['~orpc']?.route
  return route ? [`${route.method} /api${route.path}`] : Object.values(part).flatMap(addressesOf)
}

/** A path without parameters matches itself before it matches a pattern. */
function patternsOf(writes, addresses) {
  const patterns = addresses.map((address) => [address, new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}$`)])
  return writes.flatMap((write) =>
    addresses.includes(write) ? [write] : patterns.filter(([, is]) => is.test(write)).map(([address]) => address),
  )
}
