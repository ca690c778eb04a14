import type { Campaign, CampaignAudience, CampaignChange } from '#contract/campaigns.ts'
import type { Letter } from '#contract/letter-blocks.ts'
import { languages } from '#contract/languages.ts'
import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { only } from '../kit/edit/edit-state.ts'
import { changedKeys, mergeValues } from '../kit/edit/merge-values.ts'
import { draftOf, type LetterDraft, lettersOf } from '../letter/letter-draft.ts'

/** What is saved of a draft, each for itself: two people who write in two languages don't meet. */
export type CampaignValues = { name: string; audience: CampaignAudience; en: Letter | null; ru: Letter | null; kk: Letter | null }
export type CampaignField = keyof CampaignValues
/** What was typed and has not arrived yet, what it was typed over, and what was sent of it before, which may be saved by now. */
export type KeptDraft = { base: CampaignValues; values: CampaignValues; unanswered?: Partial<CampaignValues>[] }

export type DraftState = {
  name: string
  audience: CampaignAudience
  letter: LetterDraft
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  /** Counts what has arrived, for what is read anew then; and how often the audience was among it. */
  saves: number
  audienceSaves: number
  /** Whether what is saved has a letter in any language. */
  hasLetter: boolean
  refusal: AnyRefusal | undefined
  /** Fields that somebody else saved meanwhile with another value: theirs. */
  theirs: Readonly<Partial<CampaignValues>>
  /** Somebody else's changes came in beside one's own. */
  wasMerged: boolean
  /** What an earlier page could not send is here again, and nothing was changed since. */
  isResumed: boolean
}

type Saved = { id: string; updated_at: string } & Pick<Campaign, 'name' | 'audience' | 'letters'>
type Answer = { answer: Saved } | { refusal: AnyRefusal & { current?: Saved } }
export type DraftOptions = {
  campaign: Saved
  send: (id: string, change: CampaignChange) => Promise<Answer>
  /** Outlives the page: what could not be sent yet, or undefined once all is saved. */
  keep: (draft: KeptDraft | undefined) => void
  /** Not under somebody else's session. */
  maySend: () => boolean
  /** The draft is none any more: it is being sent. */
  onClosed: () => void
}

/** A pause in typing after which it is saved. */
const pauseMs = 600
const retryMs = 5000

/** A draft that is kept as one types: sent after each pause, one at a time, over what others saved meanwhile. */
export function createCampaignDraft({ campaign, send, keep, maySend, onClosed }: DraftOptions) {
  let base = valuesOf(campaign)
  let knownAt = campaign.updated_at
  /** Saves without an answer, on their way or lost: they may have arrived. */
  let unanswered: Partial<CampaignValues>[] = []
  let state: DraftState = {
    name: campaign.name,
    audience: campaign.audience,
    letter: draftOf(campaign.letters),
    phase: 'saved',
    saves: 0,
    audienceSaves: 0,
    hasLetter: hasLetter(base),
    refusal: undefined,
    theirs: {},
    wasMerged: false,
    isResumed: false,
  }
  /** What was saved when the page opened. */
  const opened = base
  let timer: ReturnType<typeof setTimeout> | undefined
  let underway: Promise<boolean> | undefined
  let isHeld = false
  const listeners = new Set<() => void>()

  const mine = (): CampaignValues => ({ name: state.name, audience: state.audience, ...lettersOf(state.letter) })
  const unsaved = () => {
    const now = mine()
    const mayDiffer = [base, ...unanswered].flatMap((saved) => changedKeys({ ...now, ...saved }, now))
    return [...new Set(mayDiffer)]
  }

  function show(next: Partial<DraftState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function change(next: Partial<Pick<DraftState, 'name' | 'audience' | 'letter'>>) {
    show({ ...next, isResumed: false })
    keepAndWait(pauseMs)
  }

  function keepAndWait(ms: number) {
    clearTimeout(timer)
    const isUnsaved = unsaved().length > 0
    keep(isUnsaved ? { base, values: mine(), unanswered } : undefined)
    if (!isUnsaved) {
      if (!underway) show({ phase: 'saved', refusal: undefined })
      return
    }
    if (state.phase === 'saved') show({ phase: 'unsaved' })
    if (Object.keys(state.theirs).length === 0) timer = setTimeout(() => void save(), ms)
  }

  /** Answers whether all that was typed until now is saved. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    if (underway) {
      await underway
      return save()
    }
    const changed = unsaved().filter((key) => key !== 'name' || state.name.trim() !== '')
    if (changed.length === 0) return unsaved().length === 0
    if (Object.keys(state.theirs).length > 0) return false
    isHeld = !maySend()
    if (isHeld) return false
    underway = sendChanged(changed)
    const isSaved = await underway
    underway = undefined
    if (isSaved) keepAndWait(pauseMs)
    return isSaved && unsaved().length === 0
  }

  async function sendChanged(changed: readonly CampaignField[]): Promise<boolean> {
    const sent = mine()
    unanswered = [...unanswered, only(changed, sent)]
    show({ phase: 'saving' })
    const outcome = await send(campaign.id, { ...changeOf(changed, sent), expected_updated_at: knownAt })
    if ('answer' in outcome) {
      base = { ...base, ...only(changed, sent) }
      knownAt = outcome.answer.updated_at
      unanswered = []
      const audienceSaves = state.audienceSaves + (changed.includes('audience') ? 1 : 0)
      show({
        phase: unsaved().length > 0 ? 'unsaved' : 'saved',
        refusal: undefined,
        saves: state.saves + 1,
        audienceSaves,
        hasLetter: hasLetter(base),
      })
      return true
    }
    const { refusal } = outcome
    if (refusal.code === 'changed_meanwhile' && refusal.current) {
      takeOver(refusal.current)
      return false
    }
    if (!isAnswerLost(refusal)) unanswered = unanswered.slice(0, -1)
    show({ phase: 'failed', refusal })
    if (refusal.code === 'campaign_status') onClosed()
    else if (refusal.fields === undefined) timer = setTimeout(() => void save(), retryMs)
    return false
  }

  /** Somebody else's save is laid under what is typed here. */
  function takeOver(saved: Saved) {
    if (saved.updated_at === knownAt) return
    const theirs = valuesOf(saved)
    const hadChanges = unsaved().length > 0
    const under = { ...base, ...arrivedOf(unanswered, theirs) }
    const { merged, conflicts } = mergeValues(under, mine(), theirs)
    const isOthers = changedKeys(under, theirs).length > 0
    base = theirs
    knownAt = saved.updated_at
    unanswered = []
    show({
      name: merged.name,
      audience: merged.audience,
      letter: draftOf(merged, state.letter),
      theirs: only(conflicts, theirs),
      wasMerged: hadChanges && isOthers,
      phase: unsaved().length > 0 ? 'unsaved' : 'saved',
      saves: state.saves + 1,
      audienceSaves: state.audienceSaves + 1,
      hasLetter: hasLetter(base),
    })
    keepAndWait(0)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    save,
    /** For a session that may be its writer's again: saves what was held back. */
    async goOn(): Promise<void> {
      if (isHeld) await save()
    },
    /**
     * For what the page has read anew; `since` are the saves when it asked. Answers whether it was taken: not while a save is on its way, whose
     * answer says the same, nor where something has arrived meanwhile, which is newer.
     */
    takeOver: (saved: Saved, since: number): boolean => {
      if (underway || state.saves !== since) return false
      takeOver(saved)
      return true
    },
    /** Resumes what an earlier page could not send, unless something is typed already. */
    resume(kept: KeptDraft) {
      if (unsaved().length > 0) return
      const under = { ...kept.base, ...arrivedOf(kept.unanswered ?? [], base) }
      const { merged, conflicts } = mergeValues(under, kept.values, base)
      const { name, audience } = merged
      show({
        name,
        audience,
        letter: draftOf(merged, state.letter),
        theirs: only(conflicts, base),
        isResumed: changedKeys(base, merged).length > 0,
      })
      keepAndWait(0)
    },
    /** Returns to what was saved when the page opened. */
    drop() {
      show({ theirs: {} })
      change({ name: opened.name, audience: opened.audience, letter: draftOf(opened, state.letter) })
    },
    /** Ends the conflict: of the named fields theirs is taken, of the others one's own stays. */
    settle(fields: readonly CampaignField[]) {
      const values = { ...mine(), ...only(fields, { ...mine(), ...state.theirs }) }
      show({ name: values.name, audience: values.audience, letter: draftOf(values, state.letter), theirs: {} })
      keepAndWait(0)
    },
    forgetMerge: () => show({ wasMerged: false }),
  }
}

/** Which of the saves without an answer is saved. */
const arrivedOf = (unanswered: readonly Partial<CampaignValues>[], saved: CampaignValues) =>
  unanswered.find((values) => changedKeys(values, saved).length === 0)

const hasLetter = (values: CampaignValues) => languages.some((language) => values[language] !== null)

/** As this screen writes it, so that opening a letter of another program changes nothing. */
function valuesOf({ name, audience, letters }: Pick<Saved, 'name' | 'audience' | 'letters'>): CampaignValues {
  return { name, audience, ...lettersOf(draftOf(letters)) }
}

function changeOf(changed: readonly CampaignField[], values: CampaignValues): Omit<CampaignChange, 'expected_updated_at'> {
  const { name, audience } = only(changed, values)
  const changedLetters = languages.filter((language) => changed.includes(language))
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(audience !== undefined && { audience }),
    ...(changedLetters.length > 0 && { letters: Object.fromEntries(changedLetters.map((language) => [language, values[language]])) }),
  }
}
