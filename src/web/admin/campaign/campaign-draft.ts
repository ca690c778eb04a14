import type { Campaign, CampaignAudience, CampaignChange } from '#contract/campaigns.ts'
import type { Letter } from '#contract/letter-blocks.ts'
import { languages } from '#contract/languages.ts'
import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { only } from '../kit/edit/edit-state.ts'
import { changedKeys, mergeValues } from '../kit/edit/merge-values.ts'
import { draftOf, type LetterDraft, lettersOf } from '../letter/letter-draft.ts'

/** The parts of a draft that are saved separately, so two people who write in two languages do not conflict. */
export type CampaignValues = { name: string; audience: CampaignAudience; en: Letter | null; ru: Letter | null; kk: Letter | null }
export type CampaignField = keyof CampaignValues
/** Values that are not saved yet, the saved values under them, and sent saves without an answer, which may have been applied. */
export type KeptDraft = { base: CampaignValues; values: CampaignValues; unanswered?: Partial<CampaignValues>[] }

export type DraftState = {
  name: string
  audience: CampaignAudience
  letter: LetterDraft
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  /** Counts the saves, so the page reads the campaign again after each; `audienceSaves` counts those that had the audience. */
  saves: number
  audienceSaves: number
  /** Whether the saved draft has a letter in any language. */
  hasLetter: boolean
  refusal: AnyRefusal | undefined
  /** Conflicts: fields that somebody else saved with another value, and that value. */
  theirs: Readonly<Partial<CampaignValues>>
  /** Changes of somebody else were merged with one's own. */
  wasMerged: boolean
  /** Values that an earlier page could not send were restored, and nothing has changed since. */
  isResumed: boolean
}

type Saved = { id: string; updated_at: string } & Pick<Campaign, 'name' | 'audience' | 'letters'>
type Answer = { answer: Saved } | { refusal: AnyRefusal & { current?: Saved } }
export type DraftOptions = {
  campaign: Saved
  send: (id: string, change: CampaignChange) => Promise<Answer>
  /** Stores unsent values beyond the life of the page; undefined once all is saved. */
  keep: (draft: KeptDraft | undefined) => void
  /** False while another person is signed in. */
  maySend: () => boolean
  /** Called when the campaign is no longer a draft, since it is being sent. */
  onClosed: () => void
}

/** A pause in typing of this length saves the draft. */
const pauseMs = 600
const retryMs = 5000

/** Creates a draft that is saved after each pause in typing, one save at a time, merged with what others saved. */
export function createCampaignDraft({ campaign, send, keep, maySend, onClosed }: DraftOptions) {
  let base = valuesOf(campaign)
  let knownAt = campaign.updated_at
  /** Saves that are under way or whose answer was lost. They may have been applied. */
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
  /** The saved values when the page opened. */
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

  /** Returns whether everything typed so far is saved. */
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

  /** Merges what somebody else saved into the values on this page. */
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
    /** Sends a save that was held back, once the writer may be signed in again. */
    async goOn(): Promise<void> {
      if (isHeld) await save()
    },
    /**
     * Merges a campaign that the page read when `since` saves had arrived. Returns false if a save is under way, whose answer says the
     * same, or a newer one has arrived.
     */
    takeOver: (saved: Saved, since: number): boolean => {
      if (underway || state.saves !== since) return false
      takeOver(saved)
      return true
    },
    /** Restores what an earlier page could not send, unless something is already typed. */
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
    /** Restores what was saved when the page opened. */
    drop() {
      show({ theirs: {} })
      change({ name: opened.name, audience: opened.audience, letter: draftOf(opened, state.letter) })
    },
    /** Ends the conflict: the named fields take the other person's value, the rest keep one's own. */
    settle(fields: readonly CampaignField[]) {
      const values = { ...mine(), ...only(fields, { ...mine(), ...state.theirs }) }
      show({ name: values.name, audience: values.audience, letter: draftOf(values, state.letter), theirs: {} })
      keepAndWait(0)
    },
    forgetMerge: () => show({ wasMerged: false }),
  }
}

/** Returns the save without an answer that was applied, if any. */
const arrivedOf = (unanswered: readonly Partial<CampaignValues>[], saved: CampaignValues) =>
  unanswered.find((values) => changedKeys(values, saved).length === 0)

const hasLetter = (values: CampaignValues) => languages.some((language) => values[language] !== null)

/** Normalizes the letters as this screen writes them, so that opening a letter from another program changes nothing. */
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
