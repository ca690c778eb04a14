import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folders: string[] = []
function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-config-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const secret = 'a'.repeat(32)
const production = { DATA_DIR: '/nonexistent', NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', AUTH_SECRET: secret }

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

it('starts on an empty environment, reachable from this machine alone', () => {
  const config = readConfig({ DATA_DIR: dataDir(), DATABASE_URL: '', PORT: ' ' })
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', isProduction: false, hasDemo: true })
  expect(config.databaseUrl).toBeUndefined()
})

it('names every wrong variable in one line', () => {
  const message = messageOf({ PORT: '70000', DATABASE_URL: 'mysql://host/shop', TRUST_PROXY: 'yes' })
  expect(message).toBe('PORT must be 0 to 65535; DATABASE_URL must be a postgresql:// address; TRUST_PROXY must be a number')
})

it('prepares no statements behind a pooler, unless configured to', () => {
  const direct = { DATABASE_URL: 'postgresql://pooler/shop', DATABASE_DIRECT_URL: 'postgresql://database/shop' }
  expect(readConfig({ DATABASE_URL: direct.DATABASE_URL })).toMatchObject({ databaseDirectUrl: undefined, preparesStatements: true })
  expect(readConfig(direct)).toMatchObject({ databaseDirectUrl: direct.DATABASE_DIRECT_URL, preparesStatements: false })
  expect(readConfig({ ...direct, PREPARED_STATEMENTS: 'on' }).preparesStatements).toBe(true)
  expect(messageOf({ DATABASE_DIRECT_URL: direct.DATABASE_DIRECT_URL })).toBe('DATABASE_URL must be set with DATABASE_DIRECT_URL')
})

it('refuses a public address with a path, and uses the origin of one without', () => {
  expect(messageOf({ PUBLIC_URL: 'https://shop.example/ru' })).toBe('PUBLIC_URL must have no path')
  expect(readConfig({ ...production, PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
})

it('refuses production without a secret or over plain http', () => {
  expect(messageOf({ ...production, AUTH_SECRET: '' })).toContain('AUTH_SECRET must be set in production')
  expect(messageOf({ ...production, PUBLIC_URL: 'http://shop.example' })).toBe('PUBLIC_URL must be an https address in production')
  expect(messageOf({ ...production, PUBLIC_URL: '' })).toBe('PUBLIC_URL must be an https address in production')
})

it('refuses demo data in production and never loads it there', () => {
  expect(messageOf({ ...production, DEMO: 'on' })).toBe('DEMO must be off in production')
  expect(readConfig(production).hasDemo).toBe(false)
})

it('listens on every address in production, and warns that mail is not delivered', () => {
  const config = readConfig(production)
  expect(config.host).toBe('0.0.0.0')
  expect(config.warnings).toContain('SMTP_URL is not set: no mail leaves this shop')
})

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const paypal = { PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' }

it.each([
  [
    { ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_SECRET_KEY must be no test key in production: whoever knows a test card would buy for nothing',
  ],
  [{ ...stripe, STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY must be no test key'],
  [{ ...stripe, STRIPE_SECRET_KEY: ' sk_test_1' }, 'STRIPE_SECRET_KEY must be no test key'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be no test key'],
  [
    { ...stripe, STRIPE_WEBHOOK_SECRET: 'changeme' },
    'STRIPE_WEBHOOK_SECRET must be the secret that Stripe shows for the webhook, which starts with whsec_',
  ],
  [paypal, 'PAYPAL_ENVIRONMENT must be live in production: money of the sandbox is not real'],
  [{ ...paypal, PAYPAL_ENVIRONMENT: 'sandbox' }, 'PAYPAL_ENVIRONMENT must be live in production'],
  [
    { ...paypal, PAYPAL_ENVIRONMENT: 'live', PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
    'PAYPAL_API_URL must not be the sandbox of PayPal in production',
  ],
])('refuses a payment service in production that only plays: %o', (services, reason) => {
  const message = messageOf({ ...production, ...services })
  expect(message).toContain(reason)
  expect(message).not.toContain('\n')
  expect(message).not.toMatch(/[sr]k_test_1|changeme/)
})

it('accepts live keys in production, and test keys elsewhere', () => {
  const config = readConfig({ ...production, ...stripe, ...paypal, PAYPAL_ENVIRONMENT: 'live' })
  expect(config).toMatchObject({ stripe: { secretKey: 'sk_live_1' }, paypal: { isLive: true } })
  const local = readConfig({ DATA_DIR: dataDir(), ...stripe, STRIPE_SECRET_KEY: 'sk_test_1', ...paypal })
  expect(local).toMatchObject({ stripe: { secretKey: 'sk_test_1' }, paypal: { isLive: false } })
})

it.each([
  {},
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://127.0.0.1:8080', HOST: 'localhost' },
  { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
  { PUBLIC_URL: 'http://shop.localhost:3000', HOST: '127.0.0.2' },
])('opens demo features on this machine only: %o', (environment) => {
  const config = readConfig({ DATA_DIR: dataDir(), ...environment })
  expect(config).toMatchObject({ isProduction: false, hasDemo: true, warnings: [] })
})

it.each([
  [{ PUBLIC_URL: 'https://shop.example' }, 'https://shop.example is not this machine'],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, 'http://192.168.1.7:3000 is not this machine'],
  [{ PUBLIC_URL: 'https://localhost.example' }, 'https://localhost.example is not this machine'],
  [{ PUBLIC_URL: 'https://127.0.0.1.example' }, 'https://127.0.0.1.example is not this machine'],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 lets other machines in'],
  [{ HOST: '::' }, 'HOST=:: lets other machines in'],
  [{ HOST: '192.168.1.7' }, 'HOST=192.168.1.7 lets other machines in'],
  [{ HOST: '0.0.0.0', NODE_ENV: 'test' }, 'HOST=0.0.0.0 lets other machines in'],
])('keeps strangers out of demo features: %o', (environment, reason) => {
  const config = readConfig({ DATA_DIR: dataDir(), ...environment })
  expect(config).toMatchObject({ isProduction: true, hasDemo: false })
  expect(config.warnings[0]).toMatch(/^demo accounts, the open mailbox and the payment sandbox are OFF: /)
  expect(config.warnings[0]).toContain(reason)
  expect(config.warnings[0]).toContain('DEMO=on')
  expect(config.warnings[0]).toContain('NODE_ENV=production')
  expect(config.warnings).toContain('SMTP_URL is not set: no mail leaves this shop')
})

it('opens demo features to strangers where that is configured, and logs it', () => {
  for (const environment of [{ PUBLIC_URL: 'https://demo.example' }, { HOST: '0.0.0.0' }]) {
    const config = readConfig({ DATA_DIR: dataDir(), ...environment, DEMO: 'on' })
    expect(config).toMatchObject({ isProduction: false, hasDemo: true })
    expect(config.warnings).toEqual([expect.stringContaining('DEMO=on: whoever reaches this shop can sign in as its super admin')])
  }
  expect(readConfig({ DATA_DIR: dataDir(), DEMO: 'off' })).toMatchObject({ isProduction: false, hasDemo: false, warnings: [] })
})

it('warns that test keys sell for nothing where strangers may come', () => {
  const config = readConfig({
    DATA_DIR: dataDir(),
    PUBLIC_URL: 'https://shop.example',
    ...stripe,
    STRIPE_SECRET_KEY: 'sk_test_1',
    ...paypal,
  })
  expect(config.warnings.join('\n')).toContain('Stripe’s test keys: whoever knows a test card buys for nothing')
  expect(config.warnings.join('\n')).toContain('PayPal’s sandbox: its money is not real')
})

it('refuses a payment service that is set by half', () => {
  expect(messageOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe(
    'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY',
  )
})

it('never repeats a secret in its complaint', () => {
  expect(messageOf({ AUTH_SECRET: 'too-short', SMTP_URL: 'http://user:hunter2@mail' })).not.toMatch(/too-short|hunter2/)
})

it('makes one secret per data folder, readable by its owner alone', () => {
  const folder = dataDir()
  const first = readConfig({ DATA_DIR: folder }).authSecret
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: folder }).authSecret).toBe(first)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR: dataDir() }).authSecret).not.toBe(first)
})

it('makes a new secret where a power failure left an empty file', () => {
  const folder = dataDir()
  writeFileSync(join(folder, 'auth-secret'), '')
  const { authSecret } = readConfig({ DATA_DIR: folder })
  expect(authSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: folder }).authSecret).toBe(authSecret)
})

it('replaces no secret file that it cannot use', () => {
  const folder = dataDir()
  writeFileSync(join(folder, 'auth-secret'), 'short')
  expect(() => readConfig({ DATA_DIR: folder })).toThrow()
})
