import type { Locator } from '@playwright/test'

/** Records each state of an element that a person could see from now on, one a frame. Returns how to read them. */
export async function shownStates(element: Locator, attribute: string): Promise<() => Promise<unknown[]>> {
  const states = await element.evaluateHandle((node, name) => {
    const seen: unknown[] = []
    const look = () => {
      const state = name in node ? (node as unknown as Record<string, unknown>)[name] : node.getAttribute(name)
      if (seen.at(-1) !== state) seen.push(state)
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, attribute)
  return () => states.jsonValue()
}
