import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Pages that redirect staff (render/staff-guard.ts); a product opens as a preview. */
const customersPage = /\bpages\.(?:shop|product|cart|checkout|account\w*)\(/
/** Prints the address as text, without a link. */
const isNoLink = new Set(['categories/shelf-row.tsx'])

it('links to no page that redirects staff', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const linking = files.filter((file) => customersPage.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(linking.filter((file) => !isNoLink.has(file))).toEqual([])
})
