import { type Actor, system } from '#contract/actor.ts'
import type { DiscountProblem } from '#contract/checkout.ts'
import { applyCode, type PricedLine } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Message } from '../outcome.ts'

const problemCodes: Record<DiscountProblem, string> = {
  discount_unknown: 'discount_code_invalid',
  discount_not_yet: 'discount_code_invalid',
  discount_expired: 'discount_code_expired',
  discount_used_up: 'discount_code_expired',
  discount_members_only: 'discount_code_user_not_logged_in',
  discount_minimum: 'discount_code_user_ineligible',
  discount_not_these_goods: 'discount_code_user_ineligible',
}
/** Programs get the true reason, which the website hides from guests. */
const reader: Actor = system

/** Set if a code is unknown, so that guessing is limited. */
export type Guess = { isWrong: boolean }

/** Applies the first code that is valid, in any spelling; each other one gets a warning. */
export async function chooseCode(
  ctx: Ctx,
  lines: PricedLine[],
  codes: readonly string[],
  guess: Guess,
): Promise<{ code: string | undefined; messages: Message[] }> {
  const t = serverTranslator('agents', ctx.language)
  const messages: Message[] = []
  let chosen: string | undefined
  for (const [index, code] of codes.entries()) {
    const path = `$.discounts.codes[${index}]`
    const { offer, problems } = await applyCode(ctx, { lines, problems: [] }, { code, reader })
    if (offer && chosen === undefined) chosen = offer.code
    else if (offer && offer.code !== chosen)
      messages.push({ type: 'warning', code: 'discount_code_combination_disallowed', content: t('code.combination'), path })
    const [problem] = problems
    if (!problem || !(problem.code in problemCodes)) continue
    if (problem.code === 'discount_unknown') guess.isWrong = true
    messages.push({ type: 'warning', code: problemCodes[problem.code as DiscountProblem], content: problem.message, path })
  }
  return { code: chosen, messages }
}
