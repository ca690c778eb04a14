import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { developmentBundle } from './develop.mjs'
import { serverBundle } from './server-bundle.mjs'
import { root } from './setup/root.mjs'

async function outputsOf(options) {
  const { metafile } = await build({
    ...serverBundle(options),
    absWorkingDir: root,
    entryPoints: ['src/server/start.ts'],
    outdir: 'build/server',
    sourcemap: false,
    write: false,
    metafile: true,
  })
  return metafile.outputs
}

function demoFilesIn(outputs) {
  const written = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return written.filter(([file, { bytesInOutput }]) => file.startsWith('src/demo/') && bytesInOutput > 0)
}

const outputsByName = await outputsOf({ withDemo: true })
const withDemo = Object.values(outputsByName)

it('contains no demo data in a bundle for production', async () => {
  expect(demoFilesIn(await outputsOf({ withDemo: false }))).toEqual([])
  expect(demoFilesIn(withDemo)).not.toEqual([])
})

it('loads nothing that sends traces until somebody collects them', () => {
  const files = ['otlp-telemetry', 'otlp-spans', 'collector'].map((name) => `src/kit/telemetry/${name}.ts`)
  const written = ({ inputs }) => files.filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0)
  expect(withDemo.flatMap(written).toSorted()).toEqual(files.toSorted())
  const byName = new Map(Object.entries(outputsByName))
  const loaded = new Set()
  const load = (name) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const { path, kind } of byName.get(name)?.imports ?? []) if (kind === 'import-statement') load(path)
  }
  // The server imports these entry points dynamically as a whole, so every start loads them.
  for (const [name, { entryPoint }] of byName) if (['src/server/start.ts', 'src/server/server.ts'].includes(entryPoint)) load(name)
  expect(loaded.size).toBeGreaterThan(2)
  expect([...loaded].flatMap((name) => (byName.has(name) ? written(byName.get(name)) : []))).toEqual([])
})

it('holds no package that is imported later by names which only `require` knows', () => {
  const nameless = withDemo.filter(({ entryPoint, exports }) => entryPoint?.startsWith('node_modules/') && exports.join() === 'default')
  // The email renderer imports its default export.
  expect(nameless.map(({ entryPoint }) => entryPoint)).toEqual(['node_modules/react-dom/server.node.js'])
})

it('finds everything that the development server imports', async () => {
  const { errors } = await build({ ...developmentBundle(), absWorkingDir: root, sourcemap: false, write: false })
  expect(errors).toEqual([])
})
