import { NotFound } from '#kit/http/domain-error.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { imageResponse } from './image-response.ts'
import type { RecentImages } from './recent-images.ts'

export function mediaHttp({ systemCtx }: ModuleServices, { recentImages }: { recentImages: RecentImages }): HttpRoute[] {
  return [
    openFile('/images/*', async ({ c }) => {
      const image = await imageResponse(systemCtx(), recentImages, c.req.path, {
        ifNoneMatch: c.req.header('if-none-match') ?? null,
        isHead: c.req.method === 'HEAD',
      })
      if (!image) throw new NotFound()
      return image
    }),
  ]
}
