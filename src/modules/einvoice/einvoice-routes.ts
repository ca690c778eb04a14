import { implement } from '@orpc/server'
import { einvoiceContract } from '#contract/einvoice.ts'
import { einvoiceCertificate } from '#contract/uploads.ts'
import type { Config } from '#kit/config/config.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { readMonth, readPortalFigures } from './month/read-month.ts'
import { removeCertificate, removeCredentials, setCertificate, setCredentials } from './settings/change-secrets.ts'
import { changeEinvoiceSettings } from './settings/change-settings.ts'
import { readEinvoiceSettings } from './settings/read-settings.ts'
import { createSecretStore } from './settings/secret-store.ts'

/** A certificate with its chain has a few kilobytes. */
const mostCertificateMb = 1

const os = implement(einvoiceContract).$context<RequestContext>()

export function einvoiceRoutes({ authSecret }: Pick<Config, 'authSecret'>) {
  const secrets = createSecretStore(authSecret)
  return os.router({
    settings: os.settings.handler(({ context }) => readEinvoiceSettings(context.ctx, secrets)),
    changeSettings: os.changeSettings.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) => changeEinvoiceSettings(ctx, secrets, input)),
    ),
    setCredentials: os.setCredentials.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) => setCredentials(ctx, secrets, input)),
    ),
    removeCredentials: os.removeCredentials.handler(({ context }) => inTransaction(context.ctx, (ctx) => removeCredentials(ctx, secrets))),
    setCertificate: os.setCertificate
      .use(takesUpload<RequestContext>(einvoiceCertificate, async () => ({ mostMb: mostCertificateMb })))
      .handler(({ input, context }) => inTransaction(context.ctx, (ctx) => setCertificate(ctx, secrets, input))),
    removeCertificate: os.removeCertificate.handler(({ context }) => inTransaction(context.ctx, (ctx) => removeCertificate(ctx, secrets))),
    month: os.month.handler(({ input, context }) => readMonth(context.ctx, input.month)),
    portalFigures: os.portalFigures.handler(({ input, context }) => readPortalFigures(context.ctx, input.month)),
  })
}
