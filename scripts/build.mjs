import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { asciiText } from './ascii-text.mjs'
import { laterFiles } from './later-files.mjs'
import { compactText, serverBundle } from './server-bundle.mjs'
import { isForProduction } from './setup/build.mjs'
import { writeSbom } from './supply/write-sbom.mjs'

rmSync('build', { recursive: true, force: true })
const manifests = {}
for (const pages of ['shop', 'back-office']) manifests[pages] = buildPages(pages)

const entryPoints = {
  index: 'src/server/start.ts',
  'pdf-worker': 'src/kit/pdf/pdf-worker.ts',
  'compositor-process': 'src/kit/compositor/compositor-process.ts',
}
const buildName = Object.values(manifests)
  .map((manifest) => manifest.replace(/^manifest-|\.js$/g, ''))
  .join('-')
await build({ ...serverBundle({ withDemo: !isForProduction, buildName }), entryPoints, outdir: 'build/server' })
for (const pages of Object.keys(manifests))
  await build({
    ...compactText,
    entryPoints: [`build/server/${pages}/assets/*.js`],
    outdir: `build/server/${pages}/assets`,
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
  define: {
    MANIFESTS: JSON.stringify(Object.values(manifests)),
    LATER_FILES: JSON.stringify(laterFiles('build/client/assets', manifests.shop)),
  },
  logLevel: 'warning',
  entryPoints: { sw: 'src/web/features/offline/service-worker.ts' },
  outdir: 'build/client',
})

compressFiles('build/client')
writeSbom('build')

/** Builds one of the two halves of src/web/routes.ts. Returns the file name of its manifest, which changes with its content. */
function buildPages(pages) {
  execFileSync('react-router', ['build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // A build contains React's production code even when a test sets NODE_ENV.
    env: { ...process.env, PAGES: pages, NODE_ENV: 'production', BUILT_FOR_PRODUCTION: isForProduction ? 'yes' : 'no' },
  })
  const client = `build/${pages}/client`
  const manifest = readdirSync(`${client}/assets`).find((file) => /^manifest-\w+.*\.js$/.test(file))
  if (manifest === undefined) throw new Error(`the pages of ${pages} were built without a manifest`)
  cpSync(client, 'build/client', { recursive: true })
  cpSync(`build/${pages}/server`, `build/server/${pages}`, { recursive: true })
  rmSync(`build/${pages}`, { recursive: true })
  return manifest
}

function inAscii(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && path.endsWith('.js')) writeFileSync(path, asciiText(readFileSync(path, 'utf8')))
  }
}

/** Compresses assets once here, so serving them costs no processor time. */
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
