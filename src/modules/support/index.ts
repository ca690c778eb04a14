export { sendSupportMail } from './support-mail-handler.ts'
export { supportMailJob } from './support-mail-job.ts'
export { supportRoutes } from './support-routes.ts'
export { forgetMessagesOf, listMessagesOf } from './personal-messages.ts'
