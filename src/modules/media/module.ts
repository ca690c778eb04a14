import { defineModule } from '#modules/module.ts'
import { mediaHttp } from './media-http.ts'
import { createRecentImages } from './recent-images.ts'

export const media = defineModule({
  name: 'media',
  needs: [],
  tables: ['pictures'],
  open: () => ({ recentImages: createRecentImages() }),
  http: mediaHttp,
})
