import { implement } from '@orpc/server'
import { einvoiceContract } from '#contract/einvoice.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { readMonth, readPortalFigures } from './month/read-month.ts'
import { changeEinvoiceSettings } from './settings/change-settings.ts'
import { readEinvoiceSettings } from './settings/read-settings.ts'

const os = implement(einvoiceContract).$context<RequestContext>()

export const einvoiceRoutes = os.router({
  settings: os.settings.handler(({ context }) => readEinvoiceSettings(context.ctx)),
  changeSettings: os.changeSettings.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => changeEinvoiceSettings(ctx, input)),
  ),
  month: os.month.handler(({ input, context }) => readMonth(context.ctx, input.month)),
  portalFigures: os.portalFigures.handler(({ input, context }) => readPortalFigures(context.ctx, input.month)),
})
