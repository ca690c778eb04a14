import type { SessionTokenOptions } from '../sessions/session-token.ts'

export type AuthOptions = SessionTokenOptions & {
  /** The public origin. */
  publicUrl: string
  isProduction: boolean
}
