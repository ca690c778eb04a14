import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Toasts from './toasts.ts'

describe('toasts', () => {
  let toasts: typeof Toasts

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    toasts = await import('./toasts.ts')
  })
  afterEach(() => vi.useRealTimers())

  it('shows the newest in the place of the one before', () => {
    toasts.showToast({ title: 'Saved' })
    toasts.showToast({ title: 'Removed' })
    expect(toasts.findToast()).toMatchObject({ title: 'Removed', open: true })
  })

  it('shows the same words once within 4.5 s and again after', () => {
    toasts.showToast({ title: 'Saved', tone: 'success' })
    const first = toasts.findToast()?.id
    vi.advanceTimersByTime(4499)
    toasts.showToast({ title: 'Saved', tone: 'success' })
    expect(toasts.findToast()?.id).toBe(first)
    vi.advanceTimersByTime(1)
    toasts.showToast({ title: 'Saved', tone: 'success' })
    expect(toasts.findToast()?.id).not.toBe(first)
  })

  it('shows one that stays however soon it comes again', () => {
    toasts.showToast({ title: 'Here again', stays: true })
    toasts.dismissToast(toasts.findToast()?.id ?? 0)
    toasts.showToast({ title: 'Here again', stays: true })
    expect(toasts.findToast()?.open).toBe(true)
  })

  it('suppresses a repetition even after the first was dismissed', () => {
    toasts.showToast({ title: 'Saved' })
    toasts.dismissToast(toasts.findToast()?.id ?? 0)
    toasts.showToast({ title: 'Saved' })
    expect(toasts.findToast()?.open).toBe(false)
  })

  it('forgets a dismissed one after 1,000,000 ms', () => {
    toasts.showToast({ title: 'Saved' })
    toasts.dismissToast(toasts.findToast()?.id ?? 0)
    vi.advanceTimersByTime(999_999)
    expect(toasts.findToast()).toMatchObject({ title: 'Saved', open: false })
    vi.advanceTimersByTime(1)
    expect(toasts.findToast()).toBeUndefined()
  })

  it('does not forget a new one when an old one was dismissed', () => {
    toasts.showToast({ title: 'Saved' })
    toasts.dismissToast(toasts.findToast()?.id ?? 0)
    toasts.showToast({ title: 'Removed' })
    vi.advanceTimersByTime(1_000_000)
    expect(toasts.findToast()?.title).toBe('Removed')
  })

  it('notifies its host, until the host leaves', () => {
    const host = vi.fn<() => void>()
    const leave = toasts.shownToast.subscribe(host)
    toasts.showToast({ title: 'Saved' })
    leave()
    toasts.showToast({ title: 'Removed' })
    expect(host).toHaveBeenCalledTimes(1)
  })
})
