import type { VersionShape } from '../version-shape.ts'

export const shape: VersionShape = {
  keys: 'keys',
  lacks: [],
  describeOption: (plain) => ({ plain }),
  destinationOf: (type) => ({ type }),
  policiesOf: (policies) => (policies.length > 0 ? { policies } : {}),
}
