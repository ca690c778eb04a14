import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPartAutosave, type KeptValue, type PartOptions } from './part-autosave.ts'

type Outcome = Awaited<ReturnType<PartOptions<string>['send']>>
const changed = { refusal: { code: 'changed_meanwhile' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a page whose requests end with `outcomes`; `read` is the saved value that arrives before. Without an outcome, the sent value is saved. */
function openPage(
  { saved, kept, reload = saved }: { saved: string; kept?: KeptValue<string>; reload?: string },
  ...outcomes: (Outcome & { read?: string })[]
) {
  const sent: [value: string, isResumed: boolean][] = []
  const stored: (KeptValue<string> | undefined)[] = []
  const options: PartOptions<string> = {
    saved,
    send: (value, isResumed) => {
      sent.push([value, isResumed])
      const outcome = outcomes.shift()
      if (!outcome?.refusal || outcome.read !== undefined) part.follow({ ...options, saved: outcome?.read ?? value })
      return Promise.resolve(outcome ?? {})
    },
    reload: () => {
      part.follow({ ...options, saved: reload })
      return Promise.resolve()
    },
  }
  const session = { isOwn: true }
  const part = createPartAutosave(
    options,
    (value) => void stored.push(value),
    () => session.isOwn,
  )
  if (kept) part.resume(kept)
  return { part, sent, stored, session }
}

it('sends changes after a pause, and stores them with their base value until then', async () => {
  const { part, sent, stored } = openPage({ saved: 'one' })
  part.change('two')
  expect(part.state.read()).toMatchObject({ phase: 'unsaved', typed: { value: 'two' } })
  expect(stored).toEqual([{ base: 'one', value: 'two' }])
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', false]])
  expect(stored.at(-1)).toBeUndefined()
  expect(part.state.read()).toMatchObject({ phase: 'saved', typed: undefined })
})

it('continues automatically if nothing was saved since, and warns that it may be refused', async () => {
  const { part, sent, stored } = openPage({ saved: 'one', kept: { base: 'one', value: 'two' } })
  expect(part.state.read()).toMatchObject({ typed: { value: 'two' }, resumed: { base: 'one', value: 'two' } })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', true]])
  expect(stored).toEqual([undefined])
  part.change('three')
  expect(part.state.read().resumed).toBeUndefined()
})

it('continues automatically if only its own earlier save came since', async () => {
  const { part, stored } = openPage({ saved: 'one' })
  part.change('two')
  const sending = part.save()
  part.change('three')
  const kept = stored.at(-1)
  await sending
  const next = openPage({ saved: 'two', ...(kept && { kept }) })
  expect(next.part.state.read()).toMatchObject({ typed: { value: 'three' }, offered: undefined })
  await vi.runAllTimersAsync()
  expect(next.sent).toEqual([['three', true]])
})

it('sends nothing after other people’s changes until the user takes the offered value', async () => {
  const kept = { base: 'one', value: 'two' }
  const { part, sent, stored } = openPage({ saved: 'of another', kept })
  expect(part.state.read()).toMatchObject({ typed: undefined, resumed: undefined, offered: kept, phase: 'saved' })
  await vi.runAllTimersAsync()
  await part.save()
  expect(await part.flush()).toBe(true)
  expect([sent, stored]).toEqual([[], []])
  part.change(kept.value)
  expect(part.state.read().offered).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', false]])
})

it('offers restored text if somebody else changes it before it is sent', async () => {
  const kept = { base: 'one', value: 'two' }
  const { part, sent } = openPage({ saved: 'one', kept, reload: 'of another' }, changed)
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', true]])
  expect(part.state.read()).toMatchObject({ typed: undefined, resumed: undefined, offered: kept, phase: 'saved' })
})

it('sends again after a refusal for a change of something else', async () => {
  const { part, sent } = openPage({ saved: 'one', kept: { base: 'one', value: 'two' } }, changed)
  await vi.runAllTimersAsync()
  expect(sent).toEqual([
    ['two', true],
    ['two', true],
  ])
  expect(part.state.read().phase).toBe('saved')
})

it('drops changes that were saved although their answer was lost', async () => {
  const { part, sent, stored } = openPage({ saved: 'two', kept: { base: 'one', value: 'two' } })
  await vi.runAllTimersAsync()
  expect([sent, stored]).toEqual([[], [undefined]])
  expect(part.state.read()).toMatchObject({ typed: undefined, phase: 'saved' })
})

it('keeps refused changes, and sends them on request', async () => {
  const { part, sent, stored } = openPage({ saved: 'one' }, { refusal: { code: 'network' } })
  part.change('two')
  expect(await part.flush()).toBe(false)
  expect(part.state.read()).toMatchObject({ phase: 'failed', typed: { value: 'two' }, refusal: { code: 'network' } })
  expect(stored.at(-1)).toEqual({ base: 'one', value: 'two' })
  expect(await part.flush()).toBe(true)
  expect(sent).toHaveLength(2)
  expect(part.state.read()).toMatchObject({ phase: 'saved', refusal: undefined })
})

it('sends text typed during a save, after it', async () => {
  const { part, sent } = openPage({ saved: 'one' })
  part.change('two')
  const isSaved = part.flush()
  part.change('three')
  expect(await isSaved).toBe(true)
  expect(sent.map(([value]) => value)).toEqual(['two', 'three'])
})

it('sends nothing in another person’s session, and continues in the writer’s own', async () => {
  const { part, sent, stored, session } = openPage({ saved: 'one' })
  part.change('two')
  session.isOwn = false
  await vi.runAllTimersAsync()
  await part.goOn()
  expect(await part.save()).toBe(false)
  expect(await part.flush()).toBe(false)
  expect([sent, stored.at(-1)]).toEqual([[], { base: 'one', value: 'two' }])
  session.isOwn = true
  await part.goOn()
  expect([sent, stored.at(-1)]).toEqual([[['two', false]], undefined])
})

it('leaves text typed before the stored value is found', async () => {
  const { part, sent } = openPage({ saved: 'one' })
  part.change('two')
  part.resume({ base: 'one', value: 'three' })
  expect(part.state.read()).toMatchObject({ typed: { value: 'two' }, resumed: undefined, offered: undefined })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', false]])
})

it('takes a restored value as saved that the server writes differently', async () => {
  const { part, sent, stored } = openPage({ saved: 'one', kept: { base: 'one', value: 'two ' } }, { read: 'two' })
  await vi.runAllTimersAsync()
  expect([sent, stored]).toEqual([[['two ', true]], [undefined]])
  expect(part.state.read()).toMatchObject({ phase: 'saved', typed: undefined, offered: undefined })
})

it('offers restored text if another person’s change arrives before the refusal', async () => {
  const kept = { base: 'one', value: 'two' }
  const { part, sent } = openPage({ saved: 'one', kept }, { ...changed, read: 'of another' })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', true]])
  expect(part.state.read()).toMatchObject({ phase: 'saved', typed: undefined, resumed: undefined, offered: kept })
})

it('finds by itself that a save without an answer was made', async () => {
  const { part, sent, stored } = openPage({ saved: 'one' }, { refusal: { code: 'network' } })
  part.change('two')
  await vi.runAllTimersAsync()
  expect(part.state.read().phase).toBe('failed')
  part.follow({ saved: 'two', send: () => Promise.resolve({}), reload: () => Promise.resolve() })
  expect(part.state.read()).toMatchObject({ phase: 'saved', typed: undefined, refusal: undefined })
  expect([await part.flush(), sent, stored.at(-1)]).toEqual([true, [['two', false]], undefined])
})

it('keeps text typed here over another person’s later save, and sends it', async () => {
  const { part, sent } = openPage({ saved: 'one' })
  part.change('two')
  part.follow({
    saved: 'of another',
    send: (value) => Promise.resolve(void sent.push([value, false])).then(() => ({})),
    reload: () => Promise.resolve(),
  })
  expect(part.state.read()).toMatchObject({ typed: { value: 'two' }, offered: undefined })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['two', false]])
})

it('sends a change back to the earlier value although the save under way arrives as the server writes it', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const options: PartOptions<string> = {
    saved: 'one',
    send: (value) => {
      sent.push(value)
      return new Promise((resolve) => answers.push(() => resolve({})))
    },
    reload: () => Promise.resolve(),
  }
  const part = createPartAutosave(
    options,
    () => undefined,
    () => true,
  )
  part.change('two ')
  void part.save()
  part.change('one')
  part.follow({ ...options, saved: 'two' })
  expect(part.state.read()).toMatchObject({ typed: { value: 'one' } })
  answers[0]?.()
  await vi.runAllTimersAsync()
  answers[1]?.()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['two ', 'one'])
  expect(part.state.read()).toMatchObject({ phase: 'saved', typed: undefined })
})
