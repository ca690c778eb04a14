export { contentRoutes } from './content-routes.ts'
export { contentSections } from './content-sections.ts'
export { addMissingPages, type ContentText, type NewContentPage } from './content-store.ts'
export { getContentPage } from './get-content-page.ts'
