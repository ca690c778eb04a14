import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { asciiText } from './ascii-text.mjs'
import { laterFiles } from './later-files.mjs'
import { compactText, serverBundle } from './server-bundle.mjs'
import { isForProduction } from './setup/build.mjs'
import { slimManifest } from './slim-manifest.mjs'
import { writeSbom } from './supply/write-sbom.mjs'

// Whatever NODE_ENV this runs under (a test's, say): a build holds React's production code.
execFileSync('react-router', ['build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, NODE_ENV: 'production', BUILT_FOR_PRODUCTION: isForProduction ? 'yes' : 'no' },
})

const entryPoints = {
  index: 'src/server/start.ts',
  'pdf-worker': 'src/kit/pdf/pdf-worker.ts',
  'compositor-process': 'src/kit/compositor/compositor-process.ts',
}
const manifest = nameOfManifest()
const buildName = manifest.replace(/^manifest-|\.js$/g, '')
await build({ ...serverBundle({ withDemo: !isForProduction, buildName }), entryPoints, outdir: 'build/server' })
// The pages, which Vite bundled.
await build({
  ...compactText,
  entryPoints: ['build/server/assets/*.js'],
  outdir: 'build/server/assets',
  allowOverwrite: true,
  logLevel: 'warning',
})
inAscii('build/server')

await build({
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  define: { BUILD: JSON.stringify(manifest), LATER_FILES: JSON.stringify(laterFiles('build/client/assets', manifest)) },
  logLevel: 'warning',
  entryPoints: { sw: 'src/web/features/offline/service-worker.ts' },
  outdir: 'build/client',
})

slimManifest(`build/client/assets/${manifest}`)
compressFiles('build/client')
writeSbom('build')

/** Pages name it, and it has another name after each change of anything built. */
function nameOfManifest() {
  const name = readdirSync('build/client/assets').find((file) => /^manifest-\w+.*\.js$/.test(file))
  if (name === undefined) throw new Error('the pages were built without a manifest')
  return name
}

function inAscii(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && path.endsWith('.js')) writeFileSync(path, asciiText(readFileSync(path, 'utf8')))
  }
}

/** Assets are compressed once here, so that serving them costs no processor time. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name)) continue
    const bytes = readFileSync(path)
    if (bytes.length < 1024) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
