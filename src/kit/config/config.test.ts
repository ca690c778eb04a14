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

it('refuses a public address with a path, and keeps the origin of one without', () => {
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

it('listens on every address in production, and tells that mail goes nowhere', () => {
  const config = readConfig(production)
  expect(config.host).toBe('0.0.0.0')
  expect(config.warnings).toContain('SMTP_URL is not set: no mail leaves this shop')
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

it('replaces no secret file that it cannot use', () => {
  const folder = dataDir()
  writeFileSync(join(folder, 'auth-secret'), 'short')
  expect(() => readConfig({ DATA_DIR: folder })).toThrow()
})
