import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiling some ten megabytes of code is a sixth of a start's work, unless the start before has kept it. Where the folder cannot be
// written, nothing is kept and nothing is said.
enableCompileCache(fileURLToPath(new URL('./compile-cache', import.meta.url)))
await import('./server.ts')
