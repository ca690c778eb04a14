import { expect, it, vi } from 'vitest'
import type { Following } from '#web/features/live/follow-hints.ts'
import { createStaffHints } from './staff-hints.ts'

it('gives a page also the events that came while it loaded', async () => {
  const opened: Following[] = []
  const hints = createStaffHints((_, following) => {
    opened.push(following)
    return () => undefined
  })
  const [before, after] = [vi.fn(), vi.fn()]
  const leave = hints.follow('orders', before)
  await expect.poll(() => opened).toHaveLength(1)
  const hear = (id: string) => opened[0]?.onHint({ topic: 'orders', id, type: 'UPDATE' })
  hear('first')
  hints.noteGoing(true)
  hear('second')
  hints.noteGoing(false)
  leave()
  hints.follow('orders', after)
  hear('third')
  expect(before.mock.calls).toEqual([[['first']], [['second']]])
  expect(after.mock.calls).toEqual([[['second']], [['third']]])

  const next = vi.fn()
  hints.noteGoing(true)
  hints.noteGoing(false)
  hints.follow('orders', next)
  expect(next).not.toHaveBeenCalled()
})

it('reports every topic that a page follows', async () => {
  const opened: Following[] = []
  const hints = createStaffHints((_, following) => {
    opened.push(following)
    return () => undefined
  })
  const heard = vi.fn()
  const stop = hints.followAny(heard)
  hints.follow('orders', () => undefined)
  await expect.poll(() => opened).toHaveLength(1)
  opened[0]?.onHint({ topic: 'orders', id: 'one', type: 'UPDATE' })
  opened[0]?.onMissed?.()
  stop()
  opened[0]?.onHint({ topic: 'orders', id: 'two', type: 'UPDATE' })
  expect(heard).toHaveBeenCalledTimes(2)
})
