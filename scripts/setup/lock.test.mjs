import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { withLock } from './lock.mjs'
import { inRoot } from './root.mjs'

const name = `test-${process.pid}`
const path = inRoot('.cache', `${name}.lock`)

afterEach(() => rmSync(path, { force: true }))

it('lets one in after the other, and notifies the one that waits', async () => {
  const steps = []
  const entered = Promise.withResolvers()
  const mayLeave = Promise.withResolvers()
  const first = withLock(
    name,
    () => steps.push('first waits'),
    async () => {
      steps.push('first in')
      entered.resolve()
      await mayLeave.promise
      steps.push('first out')
    },
  )
  await entered.promise
  const onWait = () => {
    steps.push('second waits')
    mayLeave.resolve()
  }
  const second = withLock(name, onWait, async () => steps.push('second in'))
  await Promise.all([first, second])
  expect(steps).toEqual(['first in', 'second waits', 'first out', 'second in'])
  expect(existsSync(path)).toBe(false)
})

it('opens again when the work fails', async () => {
  await expect(
    withLock(
      name,
      () => undefined,
      () => Promise.reject(new Error('broken')),
    ),
  ).rejects.toThrow('broken')
  expect(
    await withLock(
      name,
      () => undefined,
      async () => 'worked',
    ),
  ).toBe('worked')
})

it('takes over from a process that is gone', async () => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(path, '99999999')
  expect(
    await withLock(
      name,
      () => undefined,
      async () => 'worked',
    ),
  ).toBe('worked')
})

it('takes over from a holder that fell silent, even if its process number is in use again', async () => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(path, String(process.pid))
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(path, longAgo, longAgo)
  expect(
    await withLock(
      name,
      () => undefined,
      async () => 'worked',
    ),
  ).toBe('worked')
})
