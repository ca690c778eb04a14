import { isLoopback } from './own-machine.ts'

type Said = {
  PUBLIC_URL?: string | undefined
  HOST?: string | undefined
  DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  AUTH_SECRET?: string | undefined
  DEMO?: 'on' | 'off' | undefined
  RATE_LIMITS: 'on' | 'off'
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  PAYPAL_CLIENT_ID?: string | undefined
  PAYPAL_ENVIRONMENT?: 'sandbox' | 'live' | undefined
  PAYPAL_API_URL?: string | undefined
}

export function findProductionProblems(said: Said): string[] {
  const isSecure = said.PUBLIC_URL?.startsWith('https://') ?? false
  return [
    ...(isSecure ? [] : [`PUBLIC_URL must be an https address in production`]),
    ...(said.AUTH_SECRET ? [] : ['AUTH_SECRET must be set in production (32 random bytes, for example from "openssl rand -hex 32")']),
    ...(said.DEMO === 'on' ? ['DEMO must be off in production'] : []),
    ...(said.RATE_LIMITS === 'off' ? ['RATE_LIMITS must be on in production'] : []),
    ...findPlayedPayments(said),
  ]
}

function findPlayedPayments(said: Said): string[] {
  const { STRIPE_WEBHOOK_SECRET, PAYPAL_CLIENT_ID, PAYPAL_ENVIRONMENT, PAYPAL_API_URL } = said
  const testKeys = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter((name) => isTestKey(said[name]))
  const isForged = STRIPE_WEBHOOK_SECRET !== undefined && !STRIPE_WEBHOOK_SECRET.startsWith('whsec_')
  const isSandbox = PAYPAL_CLIENT_ID !== undefined && PAYPAL_ENVIRONMENT !== 'live'
  return [
    ...testKeys.map((name) => `${name} must be no test key in production: whoever knows a test card would buy for nothing`),
    ...(isForged ? ['STRIPE_WEBHOOK_SECRET must be the secret that Stripe shows for the webhook, which starts with whsec_'] : []),
    ...(isSandbox ? ['PAYPAL_ENVIRONMENT must be live in production: money of the sandbox is not real'] : []),
    ...(PAYPAL_API_URL?.includes('sandbox') ? ['PAYPAL_API_URL must not be the sandbox of PayPal in production'] : []),
  ]
}

export function findPublicWarnings(said: Said): string[] {
  return [
    ...(said.SMTP_URL ? [] : ['SMTP_URL is not set: no mail leaves this shop']),
    ...(said.DATABASE_URL ? [] : ['DATABASE_URL is not set: the embedded database serves one machine only']),
    ...(isTestKey(said.STRIPE_SECRET_KEY) ? ['Stripe’s test keys: whoever knows a test card buys for nothing'] : []),
    ...(said.PAYPAL_CLIENT_ID && said.PAYPAL_ENVIRONMENT !== 'live' ? ['PayPal’s sandbox: its money is not real'] : []),
  ]
}

export function demoIsOff(publicUrl: string, host: string): string {
  const reason = isLoopback(new URL(publicUrl).hostname) ? `HOST=${host} lets other machines in` : `${publicUrl} is not this machine`
  return `demo accounts, the open mailbox and the payment sandbox are OFF: ${reason}. Say DEMO=on to open them to whoever comes, or NODE_ENV=production for a real shop`
}

export const demoIsOpen = 'DEMO=on: whoever reaches this shop can sign in as its super admin and read its mail'

function isTestKey(key: string | undefined): boolean {
  return key !== undefined && /^[a-z_]*_test_/i.test(key)
}
