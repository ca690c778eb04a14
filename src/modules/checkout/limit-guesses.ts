import type { Quote } from '#contract/checkout.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'

/** Counts unknown codes: people mistype a few, programs try thousands. */
const unknownCodesByAddress: Limit = { name: 'unknown-codes-by-address', points: 20, perSeconds: 600, isReturnable: true }

/** Limits quotes and orders together. Requests without a code, or with a known code, are not counted. Throws TooManyRequests. */
export async function limitGuesses<Answer>(
  { limits, address }: Pick<RequestContext, 'limits' | 'address'>,
  code: string | undefined,
  answer: (guess: { isWrong: boolean }) => Promise<Answer>,
): Promise<Answer> {
  const guess = { isWrong: false }
  if (code === undefined || code.trim() === '') return answer(guess)
  await limits.take(unknownCodesByAddress, address)
  try {
    return await answer(guess)
  } finally {
    if (!guess.isWrong) await limits.giveBack(unknownCodesByAddress, address)
  }
}

export function hasUnknownCode({ problems }: Pick<Quote, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'discount_unknown')
}
