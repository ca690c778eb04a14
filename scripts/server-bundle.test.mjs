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
  return Object.values(metafile.outputs)
}

function demoFilesIn(outputs) {
  const written = outputs.flatMap(({ inputs }) => Object.entries(inputs))
  return written.filter(([file, { bytesInOutput }]) => file.startsWith('src/demo/') && bytesInOutput > 0)
}

const withDemo = await outputsOf({ withDemo: true })

it('holds nothing of the demo in a bundle for production', async () => {
  expect(demoFilesIn(await outputsOf({ withDemo: false }))).toEqual([])
  expect(demoFilesIn(withDemo)).not.toEqual([])
})

it('holds no package that is imported later by names which only `require` knows', () => {
  const nameless = withDemo.filter(({ entryPoint, exports }) => entryPoint?.startsWith('node_modules/') && exports.join() === 'default')
  // What draws mails takes its default.
  expect(nameless.map(({ entryPoint }) => entryPoint)).toEqual(['node_modules/react-dom/server.node.js'])
})

it('finds everything that the development server imports', async () => {
  const { errors } = await build({ ...developmentBundle(), absWorkingDir: root, sourcemap: false, write: false })
  expect(errors).toEqual([])
})
