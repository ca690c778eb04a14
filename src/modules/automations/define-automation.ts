import type { Language } from '#contract/languages.ts'
import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import type { Ctx } from '#modules/context.ts'
import type { LetterSubject } from '#modules/letters/index.ts'

export type Occasion = {
  kind: AutomationKind
  about: string
  account_id: string | null
  order_id: string | null
  guest_cart_id: string | null
  product_id: string | null
  was: number | null
}

/** An occasion that a finder has seen. `about` names it, so that it is found once. */
export type Found = Pick<Occasion, 'kind' | 'about'> & Partial<Occasion> & { due_at: Date; expires_at: Date }

export type Recipient = { language: Language; isMember: boolean }

export type Finder = {
  find: (ctx: Ctx) => Promise<readonly Found[]>
  /** Also runs while its automations are off, so that changes from that time are not reported later. */
  runsWhileOff?: boolean
}

export type AutomationDefinition = {
  kind: AutomationKind
  /** Several automations may share a finder, which then runs once. */
  finder: Finder
  letter:
    | {
        /** Returns the letter's present content and link, or 'over' once the occasion has passed. */
        subject: (ctx: Ctx, occasion: Occasion, reader: Recipient) => Promise<LetterSubject | 'over'>
        /** Fills a preview with products of the shop in place of the reader's own. */
        sample: (ctx: Ctx) => Promise<LetterSubject>
      }
    /** The letter has no content of its own; its button leads to `href`. */
    | { href: string }
}

/** Declares an email that the shop sends automatically: its occasions and what its letter shows. */
export function defineAutomation(automation: AutomationDefinition): AutomationDefinition {
  return automation
}
