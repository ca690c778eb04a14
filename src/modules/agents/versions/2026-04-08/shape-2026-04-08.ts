import type { VersionShape } from '../version-shape.ts'

export const shape: VersionShape = {
  keys: 'signing_keys',
  lacks: ['dev.ucp.shopping.buyer_consent', 'dev.ucp.shopping.permalink'],
  describeOption: (plain) => plain,
  destinationOf: () => ({}),
  policiesOf: () => ({}),
}
