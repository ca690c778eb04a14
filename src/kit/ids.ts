import { v7 } from 'uuid'

/** Returns a uuid v7. It sorts by creation time, which keeps indexes dense. */
export function newId(): string {
  return v7()
}

/** Less than every other id, so a loop over pages of ids starts after it. */
export const leastId = '00000000-0000-0000-0000-000000000000'

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isId(value: string): boolean {
  return uuidShape.test(value)
}
