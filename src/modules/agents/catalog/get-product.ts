import { z } from 'zod'
import type { UcpAsk } from '../door/ucp-ask.ts'
import { type Answer, notFound } from '../outcome.ts'
import { invalidRequest } from '../refusal.ts'
import { eligibilityMessages, messagesOf, shopPage, ucpOf } from './catalog-answer.ts'
import { findNamed } from './find-named.ts'
import { optionsOf, presentProduct } from './present-product.ts'
import { featured } from './search-catalog.ts'
import type { OptionChoice, Unit } from './units-of.ts'

const choice = z.looseObject({ name: z.string().max(200), label: z.string().max(200) })
export const productInput = z.looseObject({
  id: z.string().min(1).max(300),
  selected: z.array(choice).max(20).optional(),
  preferences: z.array(z.string().max(200)).max(20).optional(),
})
type Choice = z.infer<typeof choice>

/** POST /catalog/product: one product with its units, those that fit `selected` first. Throws a Refusal (400). */
export async function getProduct(ask: UcpAsk): Promise<Answer> {
  const asked = productInput.safeParse(ask.body)
  if (!asked.success) throw invalidRequest('Give an id, and what is selected as a list of name and label.')
  const [named] = await findNamed(ask.ctx, [asked.data.id])
  if (!named) return notFound(ask.caller.version, shopPage(ask))
  const { product, units, unit } = named
  const chosen = unit?.options ?? relaxed(units, inOrder(asked.data.selected ?? [], asked.data.preferences ?? []))
  const first = unit ?? featured(units.filter((one) => isOf(one, chosen)))
  const sorted = [...new Set([...(first ? [first] : []), ...units.filter((one) => isOf(one, chosen)), ...units])]
  const { publicUrl } = ask.shop
  const written = presentProduct({ ctx: ask.ctx, publicUrl }, product, sorted)
  const options = optionsOf(units).map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ ...value, ...signalsOf(units, chosen, { name, label: value.label }) })),
  }))
  const detail = options.length > 0 ? { options, selected: chosen.map(({ name, label }) => ({ name, label })) } : {}
  return {
    status: 200,
    body: {
      ucp: ucpOf(ask, 'dev.ucp.shopping.catalog.lookup'),
      product: { ...written, ...detail },
      ...messagesOf(eligibilityMessages(ask)),
    },
  }
}

/** Sorts choices by the place of their option in `preferences`; other options come last, so that `relaxed` drops them first. */
function inOrder(selected: readonly Choice[], preferences: readonly string[]): Choice[] {
  const place = ({ name }: Choice) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length)
  return selected.toSorted((a, b) => place(a) - place(b))
}

/** Drops choices from the end until some unit fits. */
function relaxed(units: readonly Unit[], selected: readonly Choice[]): Choice[] {
  for (let count = selected.length; count > 0; count -= 1) {
    const kept = selected.slice(0, count)
    if (units.some((unit) => isOf(unit, kept))) return kept
  }
  return []
}

function isOf({ options }: Unit, chosen: readonly Pick<OptionChoice, 'name' | 'label'>[]): boolean {
  return chosen.every(({ name, label }) => options.some((option) => option.name === name && option.label === label))
}

/** Returns whether a unit with this value and the other choices exists, and whether one can be bought. */
function signalsOf(
  units: readonly Unit[],
  chosen: readonly Pick<OptionChoice, 'name' | 'label'>[],
  value: { name: string; label: string },
) {
  const wanted = [...chosen.filter(({ name }) => name !== value.name), value]
  const fitting = units.filter((unit) => isOf(unit, wanted))
  return { exists: fitting.length > 0, available: fitting.some(({ status }) => status !== 'out_of_stock') }
}
