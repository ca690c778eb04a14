import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import { longestPassword } from '#contract/rules/password-rules.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Log } from '#kit/log/log.ts'
import { findAccountState } from '../account-store.ts'
import { secondStepMethods } from '../second-factor/second-factor-rules.ts'
import { cookiePrefix, sessionDays, type SessionTokenOptions } from '../sessions/session-token.ts'

export type AuthOptions = SessionTokenOptions & {
  db: Database
  /** The shop's public origin. */
  publicUrl: string
  /** Other origins that are this shop too, such as 127.0.0.1 while developing. */
  isOwnOrigin: (origin: string) => boolean
  isProduction: boolean
  log: Log
}

/** Where the edge puts the visitor's address for better-auth, which would otherwise believe forwarded headers. */
export const addressHeader = 'x-tulpar-client-address'

const daySeconds = 24 * 60 * 60

/** The sign-in library on our tables; what it may be asked over HTTP is decided in handle-auth.ts. */
export function createAuth({ db, secret, isSecure, publicUrl, isOwnOrigin, isProduction, log }: AuthOptions) {
  return betterAuth({
    ...tables,
    database: { db, type: 'postgres', transaction: true },
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    trustedOrigins: (request) => {
      const origin = request?.headers.get('origin')
      return origin && isOwnOrigin(origin) ? [origin] : []
    },
    emailAndPassword: { enabled: true, requireEmailVerification: true, maxPasswordLength: longestPassword },
    plugins: [bearer({ requireSignature: true })],
    databaseHooks: {
      session: {
        // Every way of signing in ends in a new session, so here no way is forgotten.
        create: {
          before: async ({ userId }) => {
            const state = await findAccountState(db, userId)
            if (!state || state.deactivated_at) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DEACTIVATED' })
            if (state.is_demo && isProduction) throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
            // The session of such an account is opened by its second step (take-second-step), never by the library.
            if ((await secondStepMethods(db, userId, isProduction)).length > 0)
              throw new APIError('FORBIDDEN', { code: 'SECOND_STEP_NEEDED' })
          },
        },
      },
    },
    // Ours count in the database and answer in the API's shape.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure,
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId(), validateSchema: false },
    },
    logger: {
      level: 'error',
      // Messages and details of the library quote e-mails: only what kind of error it was is written.
      log: (_level, message, ...details) => {
        const cause = details.find((detail) => detail instanceof Error)
        log.error({ kind: cause?.name ?? message.split(':')[0] }, 'sign-in library reported an error')
      },
    },
  })
}
export type Auth = ReturnType<typeof createAuth>

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

const tables = {
  user: { modelName: 'users', fields: { ...times, emailVerified: 'email_verified' } },
  session: {
    modelName: 'sessions',
    fields: { ...times, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
    expiresIn: sessionDays * daySeconds,
    updateAge: daySeconds,
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      ...times,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'verifications', fields: { ...times, expiresAt: 'expires_at' } },
} satisfies BetterAuthOptions
