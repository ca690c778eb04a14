import type { Capability } from '../profile/capability.ts'

/** How a version of UCP writes what the versions write differently (agents, section 2). */
export type VersionShape = {
  /** The name of the list of keys in a profile. */
  keys: 'keys' | 'signing_keys'
  /** Capabilities that the version does not have. */
  lacks: readonly Capability[]
  describeOption(words: string): object | string
  destinationOf(type: 'shipping_address' | 'business_location'): object
  policiesOf(policies: readonly object[]): object
}
