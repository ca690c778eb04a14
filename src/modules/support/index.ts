export { sendSupportMail } from './support-mail-handler.ts'
export { supportRoutes } from './support-routes.ts'
