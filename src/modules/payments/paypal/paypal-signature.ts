import { z } from 'zod'
import { InvalidSignature } from '../payment-errors.ts'
import { paypalClient, type PaypalKeys } from './paypal-client.ts'

const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

const verdict = z.object({ verification_status: z.string() })

/** Asks PayPal whether it sent this event to our webhook. Throws InvalidSignature when not. */
export async function verifyPaypalEvent(keys: PaypalKeys, headers: Headers, event: unknown): Promise<void> {
  const signed = Object.entries(headerNames).map(([field, name]) => [field, headers.get(name)] as const)
  if (signed.some(([, value]) => !value)) throw new InvalidSignature()
  const client = await paypalClient(keys)
  const answer = await client.post('/v1/notifications/verify-webhook-signature', {
    ...Object.fromEntries(signed),
    webhook_id: keys.webhookId,
    webhook_event: event,
  })
  if (verdict.parse(answer).verification_status !== 'SUCCESS') throw new InvalidSignature()
}
