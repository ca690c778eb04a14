import { eachOnlineKind, isPaidOnline, type OnlineKind, type PaymentKind, paymentKinds } from '#contract/rules/payment-kinds.ts'
import type { Config } from '#kit/config/config.ts'
import type { GatewayMode } from '#modules/checkout/index.ts'
import type { Provider } from './gateway.ts'
import { GatewayNotConfigured, NotPaidOnline } from './payment-errors.ts'

export type PaymentServices = Pick<Config, 'stripe' | 'paypal' | 'isProduction' | 'publicUrl'>

/** Returns the provider for this payment method. Throws NotPaidOnline (409) or GatewayNotConfigured (503). */
export function providerOf(services: PaymentServices, type: PaymentKind): Provider {
  if (!isPaidOnline(type)) throw new NotPaidOnline()
  const mode = gatewayModes(services)[type]
  if (mode === 'off') throw new GatewayNotConfigured()
  if (mode === 'sandbox') return 'sandbox'
  return paymentKinds[type].service
}

/** Outside production, a labelled sandbox replaces missing keys. Passed to checkout at start. */
export function gatewayModes(services: PaymentServices): Record<OnlineKind, GatewayMode> {
  const withoutKeys = services.isProduction ? 'off' : 'sandbox'
  const modeOf = (kind: OnlineKind) => (services[paymentKinds[kind].service] ? 'live' : withoutKeys)
  return eachOnlineKind(modeOf)
}
