import type { Capability } from '../profile/capability.ts'

/** The differences between versions of UCP. */
export type VersionShape = {
  /** The name of the list of keys in a profile. */
  keys: 'keys' | 'signing_keys'
  /** Capabilities that the version does not have. */
  lacks: readonly Capability[]
  describeOption(words: string): object | string
  destinationOf(type: 'shipping_address' | 'business_location'): object
  policiesOf(policies: readonly object[]): object
}
