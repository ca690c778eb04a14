import { resolve } from 'node:path'
import { z } from 'zod'
import { ensureAuthSecret } from './auth-secret.ts'
import { isOwnMachine } from './own-machine.ts'
import { demoIsOff, demoIsOpen, findProductionProblems, findPublicWarnings } from './production-rules.ts'

type Environment = 'production' | 'development' | 'test'

export interface Config {
  environment: Environment
  /** True with NODE_ENV=production, or if strangers can reach the shop and DEMO is off. False opens demo accounts and sandbox. */
  isProduction: boolean
  port: number
  host: string
  /** The public origin, without a trailing slash. */
  publicUrl: string
  /** Undefined for the embedded server. */
  databaseUrl: string | undefined
  /** The same database without the pooler of `databaseUrl`; undefined when there is no pooler. */
  databaseDirectUrl: string | undefined
  /** Off for a pooler that hands a connection on after each transaction and does not support prepared statements. */
  preparesStatements: boolean
  /** Absolute. */
  dataDir: string
  poolSize: number
  /** How long a request may wait for its turn before it is refused with 503. */
  requestWaitMs: number
  /** Undefined for the development mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Undefined when no service reports bounced mails. */
  bounceSecret: string | undefined
  /** The mailbox that receives bounced mails. */
  bounceImapUrl: string | undefined
  /** `file:` or `s3://key:secret@host/bucket?region=…`. */
  storageUrl: string
  /** The target of the nightly backup (as `storageUrl`), and the age recipient or identity that encrypts it. Undefined for no backup. */
  backup: { url: string; key: string } | undefined
  trustProxyHops: number
  /** Megabytes of request bodies in flight at once, over all requests. */
  bodiesInFlightMb: number
  /** Megabytes of cached pages and public answers. */
  cacheMb: number
  authSecret: string
  hasDemo: boolean
  /** May be off only outside production, for load tests. */
  hasRateLimits: boolean
  logLevel: string
  /** The contact for security reports in security.txt; undefined for the address in the settings, or the contact page. */
  securityContact: string | undefined
  /** A cache in front of the shop that receives purges; undefined when there is none. */
  cdn: { url: string; headers: Record<string, string> } | undefined
  /** An OpenTelemetry collector that receives traces; undefined when there is none. */
  otlp: { endpoint: string; headers: Record<string, string>; serviceName: string; sampledShare: number } | undefined
  /** Private port of /metrics; undefined when it is not served. */
  metricsPort: number | undefined
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined
  paypal: { clientId: string; clientSecret: string; webhookId: string; isLive: boolean; apiUrl: string | undefined } | undefined
  /** A JSON document with exchange rates, read daily; undefined when staff set them. */
  ratesUrl: string | undefined
  imageApi: { kind: 'openai' | 'google'; key: string; apiUrl: string | undefined; model: string | undefined } | undefined
  /** Settings that work but deserve a warning, one sentence each, logged at start. */
  warnings: string[]
}

/** The environment is invalid. The message is one line for the person who starts the shop and contains no secret. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be whole')
  .min(0, 'must be 0 to 65535')
  .max(65535, 'must be 0 to 65535')
const count = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a number' }).int('must be whole').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)
const address = (protocol: RegExp, words: string) => z.url({ protocol, error: `must be ${words}` })
const webAddress = address(/^https?$/, 'an http or https address')
const text = z.string().trim().min(1)

const namesAndValues = z.string().regex(/^\s*[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, 'must be like name=value,name=value')

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }).default('development'),
  PORT: port.default(3000),
  HOST: text.optional(),
  PUBLIC_URL: webAddress.refine(isOrigin, { error: 'must have no path', abort: true }).optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'a postgresql:// address').optional(),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/, 'a postgresql:// address').optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  DATA_DIR: text.default('.data'),
  POOL_SIZE: count(1, 200).default(6),
  REQUEST_WAIT_MS: count(50, 60_000).default(2000),
  SMTP_URL: address(/^smtps?$/, 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: text.includes('@', { error: 'must hold an e-mail address' }).optional(),
  BOUNCE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  BOUNCE_IMAP_URL: address(/^imaps?$/, 'an imap:// or imaps:// address').optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(file:|s3:\/\/)/, 'must start with file: or s3://')
    .default('file:'),
  BACKUP_TO: z
    .string()
    .regex(/^(file:\/|s3:\/\/)/, 'must start with file:/ or s3://')
    .optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^(age1[a-z0-9]{58}|AGE-SECRET-KEY-1[A-Z0-9]{58})$/, 'must be a key of npm run backup -- --new-key')
    .optional(),
  TRUST_PROXY: count(0, 10).default(0),
  BODIES_IN_FLIGHT_MB: count(1, 4096).default(64),
  CACHE_MB: count(1, 65_536).default(48),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: port.optional(),
  CDN_PURGE_URL: webAddress.optional(),
  CDN_PURGE_HEADERS: namesAndValues.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: namesAndValues.optional(),
  OTEL_SERVICE_NAME: text.default('tulpar'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0, 'must be at least 0').max(1, 'must be at most 1').default(1),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'must be a mailto:, https:// or tel: address')
    .optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: webAddress.optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live'], { error: 'must be sandbox or live' }).optional(),
  PAYPAL_API_URL: webAddress.optional(),
  RATES_URL: webAddress.optional(),
  IMAGE_API_KIND: z.enum(['openai', 'google'], { error: 'must be openai or google' }).default('openai'),
  IMAGE_API_KEY: text.optional(),
  IMAGE_API_URL: webAddress.optional(),
  /** The name of the model at the service; its usual model when not set. */
  IMAGE_API_MODEL: text.optional(),
})

type Variables = z.infer<typeof variables>

/** Reads the environment, or throws a ConfigError that names every wrong variable. Outside production it creates AUTH_SECRET. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // Compose files and shells pass unset variables as empty strings.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '))
  const values = parsed.data
  const isSaidProduction = values.NODE_ENV === 'production'
  const problems = [
    ...findHalfSetServices(values),
    ...(values.DATABASE_DIRECT_URL && !values.DATABASE_URL ? ['DATABASE_URL must be set with DATABASE_DIRECT_URL'] : []),
    ...(isSaidProduction ? findProductionProblems(values) : []),
  ]
  if (problems.length > 0) throw new ConfigError(problems.join('; '))
  const dataDir = resolve(values.DATA_DIR)
  const publicUrl = values.PUBLIC_URL === undefined ? `http://localhost:${values.PORT}` : new URL(values.PUBLIC_URL).origin
  const host = values.HOST ?? (isSaidProduction ? '0.0.0.0' : '127.0.0.1')
  const isForStrangers = isSaidProduction || !isOwnMachine(publicUrl, host)
  const isProduction = isSaidProduction || (isForStrangers && values.DEMO !== 'on')
  return {
    environment: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host,
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    preparesStatements: (values.PREPARED_STATEMENTS ?? (values.DATABASE_DIRECT_URL === undefined ? 'on' : 'off')) === 'on',
    dataDir,
    poolSize: values.POOL_SIZE,
    requestWaitMs: values.REQUEST_WAIT_MS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'shop@localhost',
    bounceSecret: values.BOUNCE_WEBHOOK_SECRET,
    bounceImapUrl: values.BOUNCE_IMAP_URL,
    storageUrl: values.STORAGE_URL,
    backup: values.BACKUP_TO && values.BACKUP_KEY ? { url: values.BACKUP_TO, key: values.BACKUP_KEY } : undefined,
    trustProxyHops: values.TRUST_PROXY,
    bodiesInFlightMb: values.BODIES_IN_FLIGHT_MB,
    cacheMb: values.CACHE_MB,
    authSecret: values.AUTH_SECRET ?? ensureAuthSecret(dataDir),
    hasDemo: !isProduction && values.DEMO !== 'off',
    hasRateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
    securityContact: values.SECURITY_CONTACT,
    cdn: values.CDN_PURGE_URL === undefined ? undefined : { url: values.CDN_PURGE_URL, headers: readPairs(values.CDN_PURGE_HEADERS) },
    otlp: readCollector(values),
    metricsPort: values.METRICS_PORT,
    ratesUrl: values.RATES_URL,
    ...readServices(values),
    warnings: [
      ...(isProduction && !isSaidProduction ? [demoIsOff(publicUrl, host)] : []),
      ...(isForStrangers && !isProduction ? [demoIsOpen] : []),
      ...(isProduction ? findPublicWarnings(values) : []),
    ],
  }
}

function isOrigin(value: string): boolean {
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && search === '' && hash === ''
}

/** Uses the variable names and formats of OpenTelemetry. */
function readCollector(values: Variables): Config['otlp'] {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: readPairs(values.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: values.OTEL_SERVICE_NAME,
    sampledShare: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

function readPairs(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const]
  })
  return Object.fromEntries(pairs)
}

function readServices(values: Variables): Pick<Config, 'stripe' | 'paypal' | 'imageApi'> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = values
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, IMAGE_API_KEY } = values
  return {
    stripe:
      STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            publishableKey: STRIPE_PUBLISHABLE_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          }
        : undefined,
    paypal:
      PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_WEBHOOK_ID
        ? {
            clientId: PAYPAL_CLIENT_ID,
            clientSecret: PAYPAL_CLIENT_SECRET,
            webhookId: PAYPAL_WEBHOOK_ID,
            isLive: values.PAYPAL_ENVIRONMENT === 'live',
            apiUrl: values.PAYPAL_API_URL,
          }
        : undefined,
    imageApi: IMAGE_API_KEY
      ? { kind: values.IMAGE_API_KIND, key: IMAGE_API_KEY, apiUrl: values.IMAGE_API_URL, model: values.IMAGE_API_MODEL }
      : undefined,
  }
}

const serviceKeys = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['BACKUP_TO', 'BACKUP_KEY'],
] as const

function findHalfSetServices(values: Variables): string[] {
  return serviceKeys.flatMap((keys) => {
    const missing = keys.filter((key) => values[key] === undefined)
    return missing.length > 0 && missing.length < keys.length
      ? [`${missing.join(' and ')} must be set with ${keys.filter((key) => values[key] !== undefined).join(' and ')}`]
      : []
  })
}
