import type { Campaign, CampaignAudience, CampaignChange } from '#contract/campaigns.ts'
import { languages } from '#contract/languages.ts'
import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { createListeners } from '#web/ui/listeners.ts'
import { afterSaving, type EditState, type KeptChanges, only, rebase, resumeEditing, settle, startEditing } from '../kit/edit/edit-state.ts'
import { changedKeys } from '../kit/edit/merge-values.ts'
import { createSaveLoop } from '../kit/edit/save-loop.ts'
import { draftOf, type LetterDraft, lettersOf, type WholeLetters } from '../letter/letter-draft.ts'

/** The parts of a draft that are saved separately, so two people who write in two languages do not conflict. */
export type CampaignValues = { name: string; audience: CampaignAudience } & WholeLetters
export type CampaignField = keyof CampaignValues
/** Values that are not saved yet, the saved values under them, and sent saves without an answer, which may have been applied. */
export type KeptDraft = KeptChanges<CampaignValues>

export type DraftState = {
  name: string
  audience: CampaignAudience
  letter: LetterDraft
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  /** Counts the saves, so the page reads the campaign again after each; `audienceSaves` counts those that had the audience. */
  saves: number
  audienceSaves: number
  hasLetter: boolean
  refusal: AnyRefusal | undefined
  /** Conflicts: fields that somebody else saved with another value, and that value. */
  theirs: Readonly<Partial<CampaignValues>>
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
  let knownAt = campaign.updated_at
  const opened = valuesOf(campaign)
  /** Typed values are in `state`. A save is `unanswered` from its start, because the page may close before its answer. */
  let edit = startEditing(opened)
  let state: DraftState = {
    name: campaign.name,
    audience: campaign.audience,
    letter: draftOf(campaign.letters),
    phase: 'saved',
    saves: 0,
    audienceSaves: 0,
    hasLetter: hasLetter(opened),
    refusal: undefined,
    theirs: {},
    wasMerged: false,
    isResumed: false,
  }
  const loop = createSaveLoop({ next: nextSave, maySend })
  const { subscribe, tell } = createListeners()

  const mine = (): CampaignValues => ({ name: state.name, audience: state.audience, ...lettersOf(state.letter) })
  const typed = (): EditState<CampaignValues> => ({ ...edit, values: mine() })
  const unsaved = () => {
    const now = mine()
    const mayDiffer = [edit.base, ...edit.unanswered].flatMap((saved) => changedKeys({ ...now, ...saved }, now))
    return [...new Set(mayDiffer)]
  }

  function show(next: Partial<DraftState>) {
    state = { ...state, ...next }
    tell()
  }

  /** Shows the values of `edit`, which a merge or an answer to its questions has changed. */
  function showEdit(next: Partial<DraftState>) {
    const { values, theirs } = edit
    show({ ...next, theirs, name: values.name, audience: values.audience, letter: draftOf(values, state.letter) })
  }

  function change(next: Partial<Pick<DraftState, 'name' | 'audience' | 'letter'>>) {
    show({ ...next, isResumed: false })
    keepAndWait(pauseMs)
  }

  function keepAndWait(ms: number) {
    loop.stop()
    const isUnsaved = unsaved().length > 0
    keep(isUnsaved ? { base: edit.base, values: mine(), unanswered: edit.unanswered } : undefined)
    if (!isUnsaved) {
      if (!loop.isSaving()) show({ phase: 'saved', refusal: undefined })
      return
    }
    if (state.phase === 'saved') show({ phase: 'unsaved' })
    if (Object.keys(state.theirs).length === 0) loop.saveIn(ms)
  }

  function nextSave() {
    const changed = unsaved().filter((key) => key !== 'name' || state.name.trim() !== '')
    if (changed.length === 0) return unsaved().length === 0
    if (Object.keys(state.theirs).length > 0) return false
    return () => sendChanged(changed)
  }

  const save = async (): Promise<boolean> => (await loop.save()) && unsaved().length === 0

  async function sendChanged(changed: readonly CampaignField[]): Promise<boolean> {
    const sent = mine()
    edit = { ...edit, unanswered: [...edit.unanswered, only(changed, sent)] }
    show({ phase: 'saving' })
    const outcome = await send(campaign.id, { ...changeOf(changed, sent), expected_updated_at: knownAt })
    if ('answer' in outcome) {
      edit = afterSaving(edit, only(changed, sent))
      knownAt = outcome.answer.updated_at
      const audienceSaves = state.audienceSaves + (changed.includes('audience') ? 1 : 0)
      show({
        phase: unsaved().length > 0 ? 'unsaved' : 'saved',
        refusal: undefined,
        saves: state.saves + 1,
        audienceSaves,
        hasLetter: hasLetter(edit.base),
      })
      keepAndWait(pauseMs)
      return true
    }
    const { refusal } = outcome
    if (refusal.code === 'changed_meanwhile' && refusal.current) {
      takeOver(refusal.current)
      return false
    }
    if (!isAnswerLost(refusal)) edit = { ...edit, unanswered: edit.unanswered.slice(0, -1) }
    show({ phase: 'failed', refusal })
    if (refusal.code === 'campaign_status') onClosed()
    else if (refusal.fields === undefined) loop.saveIn(retryMs)
    return false
  }

  function takeOver(saved: Saved) {
    if (saved.updated_at === knownAt) return
    const hadChanges = unsaved().length > 0
    const { base, found } = edit
    edit = rebase({ ...typed(), read: undefined }, valuesOf(saved))
    const isOthers = edit.found > found ? !edit.hasArrived : changedKeys(base, edit.base).length > 0
    knownAt = saved.updated_at
    showEdit({
      wasMerged: hadChanges && isOthers,
      saves: state.saves + 1,
      audienceSaves: state.audienceSaves + 1,
      hasLetter: hasLetter(edit.base),
    })
    show({ phase: unsaved().length > 0 ? 'unsaved' : 'saved' })
    keepAndWait(0)
  }

  return {
    state: () => state,
    subscribe,
    change,
    save,
    goOn: loop.goOn,
    /** `since`: the saves that had arrived at the reading. False if one is under way, whose answer says the same, or is newer. */
    takeOver: (saved: Saved, since: number): boolean => {
      if (loop.isSaving() || state.saves !== since) return false
      takeOver(saved)
      return true
    },
    /** Restores what an earlier page could not send, unless something is already typed. */
    resume(kept: KeptDraft) {
      if (unsaved().length > 0) return
      edit = resumeEditing(edit, kept)
      showEdit({ isResumed: changedKeys(edit.base, edit.values).length > 0 })
      keepAndWait(0)
    },
    drop() {
      edit = { ...edit, theirs: {} }
      show({ theirs: {} })
      change({ name: opened.name, audience: opened.audience, letter: draftOf(opened, state.letter) })
    },
    /** Ends the conflict: the named fields take the other person's value, the rest keep one's own. */
    settle(fields: readonly CampaignField[]) {
      edit = settle(typed(), fields)
      showEdit({})
      keepAndWait(0)
    },
    forgetMerge: () => show({ wasMerged: false }),
  }
}

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
