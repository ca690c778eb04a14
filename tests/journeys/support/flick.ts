import type { Locator } from '@playwright/test'

/** Drags an element to the middle of another so quickly that the page draws nothing in between. */
export async function flick(from: Locator, to: Locator): Promise<void> {
  const target = await to.elementHandle()
  await from.evaluate((element, aim) => {
    const middleOf = (seen: Element) => {
      const { left, top, width, height } = seen.getBoundingClientRect()
      return { clientX: left + width / 2, clientY: top + Math.min(height / 2, 90) }
    }
    const [start, end] = [middleOf(element), middleOf(aim as Element)]
    const shared = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }
    element.dispatchEvent(new PointerEvent('pointerdown', { ...shared, ...start }))
    for (const at of [{ clientX: start.clientX + 12, clientY: start.clientY + 12 }, end])
      element.dispatchEvent(new PointerEvent('pointermove', { ...shared, ...at }))
    element.dispatchEvent(new PointerEvent('pointerup', { ...shared, ...end }))
  }, target)
}
