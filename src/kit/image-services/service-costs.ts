/** US dollars per million tokens. */
type Rates = { textIn: number; imageIn: number; imageOut: number }
export type UsedTokens = { textIn: number; imageIn: number; imageOut: number }

/** As the services published them in autumn 2026 (developers.openai.com/api/docs/models, ai.google.dev/gemini-api/docs/pricing). */
const rates: readonly { model: RegExp; rates: Rates }[] = [
  { model: /^gpt-image-2(\.\d+)?(-|$)/, rates: { textIn: 5, imageIn: 8, imageOut: 30 } },
  { model: /^gpt-image-1(-\d{4}|$)/, rates: { textIn: 5, imageIn: 10, imageOut: 40 } },
  { model: /^gemini-3\.1-flash-image/, rates: { textIn: 0.5, imageIn: 0.5, imageOut: 60 } },
  { model: /^gemini-2\.5-flash-image/, rates: { textIn: 0.3, imageIn: 0.3, imageOut: 30 } },
]

/** Returns undefined for a model whose price is not listed here. */
export function costOf(model: string, used: UsedTokens): number | undefined {
  const known = rates.find((one) => one.model.test(model))?.rates
  if (!known) return undefined
  return (used.textIn * known.textIn + used.imageIn * known.imageIn + used.imageOut * known.imageOut) / 1_000_000
}
