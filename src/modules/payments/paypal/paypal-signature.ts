import { refusal, refuse } from '#modules/refuse.ts'
import { z } from 'zod'
import { paypalClient, type PaypalKeys, PaypalRefusal } from './paypal-client.ts'

const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

const verdict = z.object({ verification_status: z.string() })

/** PayPal's statuses for a message that it does not understand. */
const notUnderstood = new Set([400, 422])

/** Builds the verification request for a message. Throws invalid_signature if PayPal can't have sent it. */
export function askAbout({ webhookId }: PaypalKeys, headers: Headers, event: string): string {
  const signed = Object.entries(headerNames).map(([field, name]) => [field, headers.get(name)] as const)
  if (signed.some(([, value]) => !value) || !isJson(event)) refuse('invalid_signature')
  const about = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId })
  // The exact bytes of the event are signed, and parsing and serialising could change numbers and characters.
  return `${about.slice(0, -1)},"webhook_event":${event}}`
}

/** Verifies with PayPal that it sent this event to our webhook. Throws invalid_signature if not. */
export async function verifyPaypalEvent(keys: PaypalKeys, question: string): Promise<void> {
  const client = await paypalClient(keys)
  const answer = await client.post('/v1/notifications/verify-webhook-signature', question).catch((error: unknown) => {
    throw error instanceof PaypalRefusal && notUnderstood.has(error.status) ? refusal('invalid_signature') : error
  })
  if (verdict.parse(answer).verification_status !== 'SUCCESS') refuse('invalid_signature')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
