import { globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Loaders and actions are removed from the browser's code; this test leaves out whole files that have one. */
const parts = globSync('src/web/{account,admin,auth,commerce,storefront,ui}/**/*.tsx').filter(
  (file) => !file.endsWith('.test.tsx') && !/^export (?:async )?function (?:loader|action)\b/m.test(readFileSync(file, 'utf8')),
)

it('spares the browser the schemas of the contract', async () => {
  const { metafile } = await build({
    entryPoints: parts,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'nowhere',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const withSchemas = Object.entries(metafile.inputs).filter(([, { imports }]) => imports.some(({ path }) => path === 'zod'))
  expect(withSchemas.map(([file]) => file)).toEqual([])
  expect(parts.length).toBeGreaterThan(200)
})

it('writes no address of a call by hand', () => {
  const byHand = globSync('src/web/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && /['"`]\/api\b/.test(readFileSync(file, 'utf8')),
  )
  expect(byHand).toEqual([])
})
