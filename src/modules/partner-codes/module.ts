import { LRUCache } from 'lru-cache'
import { defineModule } from '#modules/module.ts'
import { codeFiles } from './code-files.ts'
import { programmeRoutes } from './programme-routes.ts'

/** Room for about a hundred posters. */
const mostBytes = 16 * 1024 * 1024

export const partnerCodes = defineModule({
  name: 'partner-codes',
  needs: ['settings', 'partners'],
  tables: [],
  open: () => new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ byteLength }) => byteLength }),
  routes: () => ({ partnerProgramme: programmeRoutes }),
  http: codeFiles,
})
