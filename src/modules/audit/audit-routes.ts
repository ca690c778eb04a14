import { implement } from '@orpc/server'
import { auditContract } from '#contract/audit.ts'
import type { RequestContext } from '#modules/context.ts'
import { listAuditLog } from './list-audit-log.ts'

const os = implement(auditContract).$context<RequestContext>()

export const auditRoutes = os.router({
  list: os.list.handler(({ input, context }) => listAuditLog(context.ctx, input)),
})
