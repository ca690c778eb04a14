import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** `Number('')` is 0, so an emptied amount would become 0. */
const careless = /Number\([^()]*\.replace\(|parseFloat\(|valueAsNumber|type="number"/

it('reads every typed amount by the function that distinguishes empty and invalid text from 0', () => {
  const amounts = sources.filter(({ text }) => /inputMode(="decimal"|: 'decimal'|=\{[^}]*'decimal')/.test(text))
  expect(amounts.map(({ path }) => path)).toEqual(expect.arrayContaining(['src/web/admin/order/refund-dialog.tsx']))
  expect(amounts.filter(({ text }) => !/\b(parseNumber|amountOf)\(/.test(text)).map(({ path }) => path)).toEqual([])
  expect(sources.filter(({ text }) => careless.test(text)).map(({ path }) => path)).toEqual([])
})
