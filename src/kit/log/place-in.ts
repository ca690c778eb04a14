/** Where an error came from: the first line of its stack that names a place. What stands before it may name a person. */
export function placeIn(stack: string): string | undefined {
  return /^\s+(at .*)/m.exec(stack)?.[1]
}
