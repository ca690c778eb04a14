import type { Language } from '#contract/languages.ts'
import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import type { Ctx } from '#modules/context.ts'
import type { LetterSubject } from '#modules/letters/index.ts'
import { allAutomations } from './all-automations.ts'
import type { Occasion, Recipient } from './define-automation.ts'

/** Returns the letter's present content and link: 'over' when the occasion is gone, undefined when it has no content of its own. */
export async function subjectOf(ctx: Ctx, occasion: Occasion, reader: Recipient): Promise<LetterSubject | 'over' | undefined> {
  const { letter } = allAutomations[occasion.kind]
  return 'subject' in letter ? letter.subject(ctx, occasion, reader) : undefined
}

/** Fills a preview with products of the shop in place of the reader's own. */
export async function sampleSubject(ctx: Ctx, kind: AutomationKind, language: Language): Promise<LetterSubject | undefined> {
  const { letter } = allAutomations[kind]
  return 'sample' in letter ? letter.sample({ ...ctx, language }) : undefined
}
