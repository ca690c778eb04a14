import { createServer } from 'vite'
import { failStart } from '#kit/config/fail-start.ts'
import type { RenderPage } from '#web/render/render-page.ts'
import { rendererOf } from './renderer.ts'
import { serve } from './serve.ts'

async function loadPagesFromSources() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const render: RenderPage = async (request, given) =>
    rendererOf(await vite.ssrLoadModule('virtual:react-router/server-build'), 'development')(request, given)
  return { render, middleware: vite.middlewares }
}

serve(loadPagesFromSources, { isDeveloping: true }).catch(failStart)
