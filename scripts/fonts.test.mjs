import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFonts } from './fonts.mjs'

test('the fonts of pages hold what their style sheet says: otherwise run "npm run fonts"', async () => {
  const fonts = await cutFonts()
  expect(fonts).toHaveLength(6)
  for (const { path, content } of fonts) expect(readFileSync(path).equals(content), path).toBe(true)
})
