import type { OnAddressConfirmed } from './confirm-address.ts'
import type { SessionTokenOptions } from '../sessions/session-token.ts'

export type AuthOptions = SessionTokenOptions & {
  /** The shop's public origin. */
  publicUrl: string
  isProduction: boolean
  /** Whether a page of this origin is this shop's. */
  isOwnOrigin: (origin: string) => boolean
  onAddressConfirmed: OnAddressConfirmed
}
