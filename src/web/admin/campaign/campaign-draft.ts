import type { Campaign, CampaignAudience, CampaignChange } from '#contract/campaigns.ts'
import { languages } from '#contract/languages.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { type Autosaved, createAutosave } from '../kit/edit/autosave.ts'
import { type KeptChanges, rebase, resumeEditing, settle } from '../kit/edit/edit-state.ts'
import { changedKeys } from '../kit/edit/merge-values.ts'
import { draftOf, type LetterDraft, lettersOf, type WholeLetters } from '../letter/letter-draft.ts'

/** The parts of a draft that are saved separately, so two people who write in two languages do not conflict. */
export type CampaignValues = { name: string; audience: CampaignAudience } & WholeLetters
export type CampaignField = keyof CampaignValues
/** Values that are not saved yet, the saved values under them, and sent saves without an answer, which may have been applied. */
export type KeptDraft = KeptChanges<CampaignValues>

export type DraftState = Autosaved & {
  name: string
  audience: CampaignAudience
  letter: LetterDraft
  /** Counts the saves, so the page reads the campaign again after each; `audienceSaves` counts those that had the audience. */
  saves: number
  audienceSaves: number
  hasLetter: boolean
  /** Conflicts: fields that somebody else saved with another value, and that value. */
  theirs: Readonly<Partial<CampaignValues>>
  wasMerged: boolean
  /** Values that an earlier page could not send were restored, and nothing has changed since. */
  isResumed: boolean
}

type Saved = { id: string; updated_at: string } & Pick<Campaign, 'name' | 'audience' | 'letters'>
type Answer = { answer: Saved; refusal?: undefined } | { refusal: AnyRefusal & { current?: Saved } }
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
  const { state, show, loop, edit, take, unsaved } = createAutosave<CampaignValues, DraftState, Answer>({
    saved: opened,
    state: {
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
    },
    next(changed, { values, theirs }) {
      const savable = changed.filter((key) => key !== 'name' || values.name.trim() !== '')
      if (savable.length === 0) return changed.length === 0
      return Object.keys(theirs).length > 0 ? false : savable
    },
    send: (sent) => send(campaign.id, { ...changeOf(sent), expected_updated_at: knownAt }),
    onSaved,
    onRefused,
    maySend,
  })

  /** Shows the values of the edit, which a merge or an answer to its questions has changed. */
  function showEdit(next: Partial<DraftState>) {
    const { values, theirs } = edit()
    show({ ...next, theirs, name: values.name, audience: values.audience, letter: draftOf(values, state.read().letter) })
  }

  function change(next: Partial<Pick<DraftState, 'name' | 'audience' | 'letter'>>) {
    show({ ...next, isResumed: false })
    const { name, audience, letter } = state.read()
    take({ ...edit(), values: { name, audience, ...lettersOf(letter) } })
    keepAndWait(pauseMs)
  }

  function keepAndWait(ms: number) {
    loop.stop()
    const isUnsaved = unsaved().length > 0
    const { base, values, unanswered } = edit()
    keep(isUnsaved ? { base, values, unanswered } : undefined)
    if (!isUnsaved) {
      if (!loop.isSaving()) show({ phase: 'saved', refusal: undefined })
      return
    }
    if (state.read().phase === 'saved') show({ phase: 'unsaved' })
    if (Object.keys(edit().theirs).length === 0) loop.saveIn(ms)
  }

  const save = async (): Promise<boolean> => (await loop.save()) && unsaved().length === 0

  function onSaved(outcome: Answer, sent: Partial<CampaignValues>) {
    if ('answer' in outcome) knownAt = outcome.answer.updated_at
    const { saves, audienceSaves } = state.read()
    show({
      phase: unsaved().length > 0 ? 'unsaved' : 'saved',
      refusal: undefined,
      saves: saves + 1,
      audienceSaves: audienceSaves + ('audience' in sent ? 1 : 0),
      hasLetter: hasLetter(edit().base),
    })
    keepAndWait(pauseMs)
  }

  function onRefused(refusal: AnyRefusal & { current?: Saved }) {
    if (refusal.code === 'changed_meanwhile' && refusal.current) return takeOver(refusal.current)
    show({ phase: 'failed', refusal })
    if (refusal.code === 'campaign_status') onClosed()
    else if (refusal.fields === undefined) loop.saveIn(retryMs)
  }

  function takeOver(saved: Saved) {
    if (saved.updated_at === knownAt) return
    const hadChanges = unsaved().length > 0
    const { base, found } = edit()
    take(rebase({ ...edit(), read: undefined }, valuesOf(saved)))
    const now = edit()
    const isOthers = now.found > found ? !now.hasArrived : changedKeys(base, now.base).length > 0
    knownAt = saved.updated_at
    const { saves, audienceSaves } = state.read()
    showEdit({
      wasMerged: hadChanges && isOthers,
      saves: saves + 1,
      audienceSaves: audienceSaves + 1,
      hasLetter: hasLetter(now.base),
    })
    show({ phase: unsaved().length > 0 ? 'unsaved' : 'saved' })
    keepAndWait(0)
  }

  return {
    state,
    change,
    save,
    goOn: loop.goOn,
    /** `since`: the saves that had arrived at the reading. False if one is under way, whose answer says the same, or is newer. */
    takeOver: (saved: Saved, since: number): boolean => {
      if (loop.isSaving() || state.read().saves !== since) return false
      takeOver(saved)
      return true
    },
    /** Restores what an earlier page could not send, unless something is already typed. */
    resume(kept: KeptDraft) {
      if (unsaved().length > 0) return
      take(resumeEditing(edit(), kept))
      showEdit({ isResumed: changedKeys(edit().base, edit().values).length > 0 })
      keepAndWait(0)
    },
    drop() {
      take({ ...edit(), theirs: {} })
      show({ theirs: {} })
      change({ name: opened.name, audience: opened.audience, letter: draftOf(opened, state.read().letter) })
    },
    /** Ends the conflict: the named fields take the other person's value, the rest keep one's own. */
    settle(fields: readonly CampaignField[]) {
      take(settle(edit(), fields))
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

function changeOf(sent: Partial<CampaignValues>): Omit<CampaignChange, 'expected_updated_at'> {
  const { name, audience } = sent
  const changedLetters = languages.filter((language) => language in sent)
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(audience !== undefined && { audience }),
    ...(changedLetters.length > 0 && { letters: Object.fromEntries(changedLetters.map((language) => [language, sent[language]])) }),
  }
}
