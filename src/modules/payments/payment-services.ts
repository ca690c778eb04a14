import { eachOnlineKind, isPaidOnline, type OnlineKind, type PaymentKind, paymentKinds } from '#contract/rules/payment-kinds.ts'
import type { Config } from '#kit/config/config.ts'
import type { GatewayMode } from '#modules/checkout/index.ts'
import { refuse } from '#modules/refuse.ts'
import type { Provider } from './gateway.ts'

export type PaymentServices = Pick<Config, 'stripe' | 'paypal' | 'isProduction' | 'publicUrl'>

/** Returns the provider for this payment method. Throws not_paid_online (409) or gateway_not_configured (503). */
export function providerOf(services: PaymentServices, type: PaymentKind): Provider {
  if (!isPaidOnline(type)) refuse('not_paid_online')
  const mode = gatewayModes(services)[type]
  if (mode === 'off') refuse('gateway_not_configured')
  if (mode === 'sandbox') return 'sandbox'
  return paymentKinds[type].service
}

/** Outside production, a labelled sandbox replaces missing keys. Passed to checkout at start. */
export function gatewayModes(services: PaymentServices): Record<OnlineKind, GatewayMode> {
  const withoutKeys = services.isProduction ? 'off' : 'sandbox'
  const modeOf = (kind: OnlineKind) => (services[paymentKinds[kind].service] ? 'live' : withoutKeys)
  return eachOnlineKind(modeOf)
}
