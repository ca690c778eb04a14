import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Caches compiled code: compiling about ten megabytes is a sixth of a start's work. A folder that can't be written is ignored without a
// message.
enableCompileCache(fileURLToPath(new URL('./compile-cache', import.meta.url)))
await import('./server.ts')
