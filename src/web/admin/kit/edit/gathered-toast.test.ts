import { beforeEach, expect, it, vi } from 'vitest'
import type * as Toasts from '#web/ui/toasts.ts'
import type * as Gathered from './gathered-toast.ts'

let toasts: typeof Toasts
let gathered: typeof Gathered
const words = { title: 'Here again', label: 'Discard' }
const act = () => () => undefined

beforeEach(async () => {
  vi.resetModules()
  toasts = await import('#web/ui/toasts.ts')
  gathered = await import('./gathered-toast.ts')
})

it('reports simultaneous events once, and its button gets all of them', async () => {
  const press = vi.fn<(acts: readonly unknown[]) => void>()
  gathered.showGathered(words, act, press)
  gathered.showGathered(words, act, press)
  await Promise.resolve()
  const toast = toasts.findToast()
  expect(toast).toMatchObject({ title: 'Here again', stays: true, open: true })
  toast?.action?.onPress()
  expect(press).toHaveBeenCalledExactlyOnceWith([act, act])
})

it('reports again soon after, and disappears when it is undone', async () => {
  const takeAway = gathered.showGathered(words, act, () => undefined)
  await Promise.resolve()
  takeAway()
  expect(toasts.findToast()?.open).toBe(false)
  gathered.showGathered(words, act, () => undefined)
  await Promise.resolve()
  expect(toasts.findToast()?.open).toBe(true)
  // A later toast with the same words stays.
  takeAway()
  expect(toasts.findToast()?.open).toBe(true)
})

it('reports nothing for an addition that was removed at once', async () => {
  gathered.showGathered(words, act, () => undefined)()
  await Promise.resolve()
  expect(toasts.findToast()).toBeUndefined()
})
