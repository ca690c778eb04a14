import type { PaymentMethod } from '#contract/checkout.ts'
import type { Config } from '#kit/config/config.ts'
import type { GatewayMode } from '#modules/checkout/index.ts'
import type { Provider } from './gateway.ts'
import { GatewayNotConfigured, NotPaidOnline } from './payment-errors.ts'

export type PaymentServices = Pick<Config, 'stripe' | 'paypal' | 'isProduction' | 'publicUrl'>

/** Returns the provider for this payment method. Throws NotPaidOnline (409) or GatewayNotConfigured (503). */
export function providerOf(services: PaymentServices, type: PaymentMethod['type']): Provider {
  if (type !== 'card' && type !== 'paypal') throw new NotPaidOnline()
  const mode = gatewayModes(services)[type]
  if (mode === 'off') throw new GatewayNotConfigured()
  if (mode === 'sandbox') return 'sandbox'
  return type === 'card' ? 'stripe' : 'paypal'
}

/** Outside production, a labelled sandbox replaces missing keys. Passed to checkout at start. */
export function gatewayModes({ stripe, paypal, isProduction }: PaymentServices): Record<'card' | 'paypal', GatewayMode> {
  const withoutKeys = isProduction ? 'off' : 'sandbox'
  return { card: stripe ? 'live' : withoutKeys, paypal: paypal ? 'live' : withoutKeys }
}
