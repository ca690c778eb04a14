import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CampaignChange } from '#contract/campaigns.ts'
import { createCampaignDraft, type DraftOptions, type KeptDraft } from './campaign-draft.ts'

const letter = (subject: string) => ({ subject, preheader: '', blocks: [{ type: 'text' as const, text: subject }] })
const campaign = { id: 'c', name: 'Rams', updated_at: '1', audience: {}, letters: { en: letter('Hello') } }
type Outcome = Awaited<ReturnType<DraftOptions['send']>>

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openOn(saved: typeof campaign, ...outcomes: Outcome[]) {
  const sent: CampaignChange[] = []
  const kept: (KeptDraft | undefined)[] = []
  const onClosed = vi.fn()
  const session = { isOwn: true }
  const draft = createCampaignDraft({
    campaign: saved,
    send: (_, change) => {
      sent.push(change)
      return Promise.resolve(outcomes.shift() ?? { answer: { ...campaign, updated_at: String(sent.length + 1) } })
    },
    keep: (draft) => kept.push(draft),
    maySend: () => session.isOwn,
    onClosed,
  })
  return { draft, sent, kept, onClosed, session }
}
const open = (...outcomes: Outcome[]) => openOn(campaign, ...outcomes)
const typed = (draft: ReturnType<typeof open>['draft'], ru: string) => {
  const { letter: now } = draft.state.read()
  draft.change({ letter: { ...now, subject: { ...now.subject, ru } } })
}

it('sends changes after a pause in typing, and nothing else', async () => {
  const { draft, sent, kept } = open()
  typed(draft, 'При')
  typed(draft, 'Привет')
  expect(draft.state.read().phase).toBe('unsaved')
  expect(kept.at(-1)?.values.ru?.subject).toBe('Привет')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([
    { letters: { ru: { subject: 'Привет', preheader: '', blocks: [{ type: 'text', text: '' }] } }, expected_updated_at: '1' },
  ])
  expect(draft.state.read().phase).toBe('saved')
  expect(kept.at(-1)).toBeUndefined()
})

it('overwrites nothing that somebody else saved in another language', async () => {
  const current = { ...campaign, updated_at: '9', letters: { en: letter('Hello all') } }
  const { draft, sent } = open({ refusal: { code: 'changed_meanwhile', current } })
  typed(draft, 'Привет')
  await vi.runAllTimersAsync()
  expect(draft.state.read().letter.subject).toEqual({ en: 'Hello all', ru: 'Привет', kk: '', ms: '' })
  expect(sent.at(-1)?.expected_updated_at).toBe('9')
  expect(draft.state.read()).toMatchObject({ phase: 'saved', wasMerged: true })
})

it('ignores reads from before its own save, or before a known change of somebody else', async () => {
  const { draft, sent } = open()
  const since = draft.state.read().saves
  typed(draft, 'Привет')
  await vi.advanceTimersByTimeAsync(1000)
  draft.takeOver({ ...campaign, letters: { en: letter('Before') }, updated_at: '1b' }, since)
  typed(draft, 'Привет всем')
  await vi.runAllTimersAsync()
  expect(draft.state.read()).toMatchObject({ phase: 'saved', theirs: {}, wasMerged: false })
  expect(sent.at(-1)?.expected_updated_at).toBe('2')

  const reading = draft.state.read().saves
  draft.takeOver({ ...campaign, letters: { en: letter('Third') }, updated_at: '9' }, reading)
  draft.takeOver({ ...campaign, letters: { en: letter('Second') }, updated_at: '8' }, reading)
  expect(draft.state.read().letter.subject.en).toBe('Third')
})

it('asks where both wrote the same words, and sends nothing until then', async () => {
  const current = { ...campaign, updated_at: '9', letters: { en: letter('Theirs') } }
  const { draft, sent } = open({ refusal: { code: 'changed_meanwhile', current } })
  const { letter: now } = draft.state.read()
  draft.change({ letter: { ...now, subject: { ...now.subject, en: 'Mine' } } })
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
  expect(draft.state.read().theirs.en?.subject).toBe('Theirs')
  draft.settle(['en'])
  await vi.runAllTimersAsync()
  expect(draft.state.read()).toMatchObject({ phase: 'saved', theirs: {} })
  expect(draft.state.read().letter.subject.en).toBe('Theirs')
})

it('retries after lost connections', async () => {
  const { draft, sent } = open({ refusal: { code: 'network' } })
  typed(draft, 'Привет')
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.state.read().phase).toBe('failed')
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(2)
  expect(draft.state.read().phase).toBe('saved')
})

it('recognises its own save after a lost answer', async () => {
  const arrived = { subject: 'Привет', preheader: '', blocks: [{ type: 'text' as const, text: '' }] }
  const current = { ...campaign, updated_at: '2', letters: { en: letter('Hello'), ru: arrived } }
  const { draft, sent } = open({ refusal: { code: 'network' } }, { refusal: { code: 'changed_meanwhile', current } })
  typed(draft, 'Привет')
  await vi.advanceTimersByTimeAsync(1000)
  typed(draft, 'Привет всем')
  await vi.runAllTimersAsync()
  expect(draft.state.read()).toMatchObject({ phase: 'saved', theirs: {}, wasMerged: false })
  expect(draft.state.read().letter.subject.ru).toBe('Привет всем')
  expect(sent.at(-1)?.expected_updated_at).toBe('2')
})

it('keeps asking about a field when others save something else', async () => {
  const current = { ...campaign, updated_at: '9', letters: { en: letter('Theirs') } }
  const { draft, sent } = open({ refusal: { code: 'changed_meanwhile', current } })
  const { letter: now } = draft.state.read()
  draft.change({ letter: { ...now, subject: { ...now.subject, en: 'Mine' } } })
  await vi.runAllTimersAsync()
  draft.takeOver({ ...current, name: 'Argali', updated_at: '10' }, draft.state.read().saves)
  await vi.runAllTimersAsync()
  expect(draft.state.read()).toMatchObject({ name: 'Argali', theirs: { en: { subject: 'Theirs' } } })
  expect(sent).toHaveLength(1)
})

it('asks about words that were refused here, and somebody else saved', async () => {
  const theirs = { subject: 'Привет', preheader: '', blocks: [{ type: 'text' as const, text: '' }] }
  const current = { ...campaign, updated_at: '2', letters: { en: letter('Hello'), ru: theirs } }
  const refused = { refusal: { code: 'validation_failed', error: 'Too many letters' } }
  const { draft } = open(refused, { refusal: { code: 'changed_meanwhile', current } })
  typed(draft, 'Привет')
  await vi.advanceTimersByTimeAsync(1000)
  typed(draft, 'Привет всем')
  await vi.runAllTimersAsync()
  expect(draft.state.read().theirs.ru?.subject).toBe('Привет')
})

it('restores typed text of a page that was left, until it is dropped', async () => {
  const { draft, sent } = open()
  const base = { name: 'Rams', audience: {}, en: letter('Hello'), ru: null, kk: null }
  draft.resume({ base, values: { ...base, en: letter('Hello again') } })
  expect(draft.state.read()).toMatchObject({ isResumed: true, letter: { subject: { en: 'Hello again' } } })
  await vi.runAllTimersAsync()
  expect(sent[0]?.letters?.en?.subject).toBe('Hello again')
  draft.drop()
  await vi.runAllTimersAsync()
  expect(sent[1]?.letters?.en?.subject).toBe('Hello')
})

it('counts as resumed until it is changed: later typing did not come back', async () => {
  const { draft } = open()
  const base = { name: 'Rams', audience: {}, en: letter('Hello'), ru: null, kk: null }
  draft.resume({ base, values: { ...base, en: letter('Hello again') } })
  await vi.runAllTimersAsync()
  expect(draft.state.read().isResumed).toBe(true)
  typed(draft, 'Привет')
  expect(draft.state.read().isResumed).toBe(false)
})

it('says when the letter is being sent already', async () => {
  const { draft, onClosed } = open({ refusal: { code: 'campaign_status' } })
  typed(draft, 'Привет')
  await vi.advanceTimersByTimeAsync(1000)
  expect(onClosed).toHaveBeenCalled()
})

it('keeps a name until there is another, and saves the rest', async () => {
  const { draft, sent } = open()
  draft.change({ name: ' ', audience: { members: true } })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([{ audience: { members: true }, expected_updated_at: '1' }])
})

it('sends nothing in another person’s session, and continues in the writer’s own', async () => {
  const { draft, sent, kept, session } = open({ refusal: { code: 'not_signed_in' } })
  typed(draft, 'Привет')
  await vi.advanceTimersByTimeAsync(1000)
  expect([sent.length, draft.state.read().phase]).toEqual([1, 'failed'])
  session.isOwn = false
  await vi.runAllTimersAsync()
  expect(await draft.save()).toBe(false)
  expect(sent).toHaveLength(1)
  expect(kept.at(-1)?.values.ru?.subject).toBe('Привет')
  session.isOwn = true
  await draft.goOn()
  expect([sent.length, draft.state.read().phase, kept.at(-1)]).toEqual([2, 'saved', undefined])
})

it('restores text typed while an earlier save was on its way, whether that arrived or not', async () => {
  for (const arrived of [true, false]) {
    const earlier = open()
    typed(earlier.draft, 'При')
    void earlier.draft.save()
    typed(earlier.draft, 'Привет')
    const kept = earlier.kept.at(-1)
    const saved = {
      ...campaign,
      ...(arrived && { letters: { ...campaign.letters, ru: { ...letter('При'), blocks: [{ type: 'text' as const, text: '' }] } } }),
    }
    const { draft, sent } = openOn(saved)
    if (kept) draft.resume(kept)
    expect(draft.state.read()).toMatchObject({ theirs: {}, isResumed: true })
    await vi.runAllTimersAsync()
    expect(sent.at(-1)?.letters?.ru?.subject).toBe('Привет')
  }
})

it('drops requests in progress, and lost ones', async () => {
  const { draft, kept, sent } = open({ refusal: { code: 'network' } })
  typed(draft, 'При')
  const saving = draft.save()
  draft.drop()
  expect(kept.at(-1)?.values.ru).toBeNull()
  await saving
  await vi.runAllTimersAsync()
  expect(sent.map(({ letters }) => letters?.ru?.subject)).toEqual(['При', undefined])
  expect(draft.state.read().phase).toBe('saved')
})

it('leaves text typed before the stored draft is found', async () => {
  const { draft, sent } = open()
  typed(draft, 'Привет')
  const values = { name: 'Rams', audience: {}, en: letter('Hello'), ru: null, kk: null }
  draft.resume({ base: values, values: { ...values, ru: letter('Прежний') } })
  await vi.runAllTimersAsync()
  expect(draft.state.read()).toMatchObject({ isResumed: false, phase: 'saved' })
  expect(sent.map(({ letters }) => letters?.ru?.subject)).toEqual(['Привет'])
})
