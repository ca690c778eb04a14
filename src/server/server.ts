import { failStart } from '#kit/config/fail-start.ts'
import { rendererOf } from './renderer.ts'
import { serve } from './serve.ts'

async function loadBuiltPages() {
  const build: unknown = await import(new URL('./pages.js', import.meta.url).href)
  return { render: rendererOf(build, 'production') }
}

serve(loadBuiltPages).catch(failStart)
