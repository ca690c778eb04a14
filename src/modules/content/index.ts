export { contentRoutes } from './content-routes.ts'
export { contentSections } from './content-sections.ts'
export { type ContentText, hasContent, insertContentPage, type NewContentPage } from './content-store.ts'
