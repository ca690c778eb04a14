/** Returns where an error came from: the first place in its stack. The message before it may name a person. */
export function placeIn(stack: string): string | undefined {
  return /^\s+(at .*)/m.exec(stack)?.[1]
}
