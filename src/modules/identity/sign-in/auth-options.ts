import type { SessionTokenOptions } from '../sessions/session-token.ts'

export type AuthOptions = SessionTokenOptions & {
  publicUrl: string
  isProduction: boolean
}
