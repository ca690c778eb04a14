import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { developmentBundle } from './develop.mjs'
import { serverBundle } from './server-bundle.mjs'
import { root } from './setup/root.mjs'

async function demoFilesIn(options) {
  const { metafile } = await build({
    ...serverBundle(options),
    absWorkingDir: root,
    entryPoints: ['src/server/server.ts'],
    outdir: 'build/server',
    sourcemap: false,
    write: false,
    metafile: true,
  })
  const written = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return written.filter(([file, { bytesInOutput }]) => file.startsWith('src/demo/') && bytesInOutput > 0)
}

it('holds nothing of the demo in a bundle for production', async () => {
  expect(await demoFilesIn({ withDemo: false })).toEqual([])
  expect(await demoFilesIn({ withDemo: true })).not.toEqual([])
})

it('finds everything that the development server imports', async () => {
  const { errors } = await build({ ...developmentBundle(), absWorkingDir: root, sourcemap: false, write: false })
  expect(errors).toEqual([])
})
