export { sendNewsletterMail } from './newsletter-mail-handler.ts'
export { newsletterRoutes } from './newsletter-routes.ts'
export { subscribe } from './subscribe.ts'
