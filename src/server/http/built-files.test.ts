import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/shop.ts'
import { builtFiles } from './built-files.ts'

it('knows the addresses of built files, and of nothing else', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'assets'))
  for (const name of ['sw.js', 'assets/page-1a2b.js', 'assets/page-1a2b.js.br']) writeFileSync(join(root, name), '')
  expect([...builtFiles(root)].toSorted()).toEqual(['/assets/page-1a2b.js', '/assets/page-1a2b.js.br', '/sw.js'])
  expect(builtFiles(join(root, 'none')).size).toBe(0)
})
