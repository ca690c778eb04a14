export { contentRoutes } from './content-routes.ts'
export { addMissingPages } from './content-store.ts'
export { ensureFirstPages } from './first-pages/ensure-first-pages.ts'
export { getContentPage } from './get-content-page.ts'
