import type { ServerBuild } from 'react-router'
import type { createPageRenderer, RenderPage } from '#web/render/render-page.ts'

type PagesBuild = ServerBuild & { entry: { module: { createPageRenderer: typeof createPageRenderer } } }

export function rendererOf(build: unknown, mode: 'production' | 'development'): RenderPage {
  const pages = build as PagesBuild
  return pages.entry.module.createPageRenderer(pages, mode)
}
