import { implement } from '@orpc/server'
import { auditContract } from '#contract/audit.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { listAuditLog } from './list-audit-log.ts'

const os = implement(auditContract).$context<RequestContext>()

export const auditRoutes = os.router({
  file: os.file.handler(({ input, context }) => exportAuditLog(speaking(context.ctx, input.lang), input)),
  list: os.list.handler(({ input, context }) => listAuditLog(context.ctx, input)),
})
