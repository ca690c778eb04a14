import { z } from 'zod'
import type { UcpAsk } from '../door/ucp-ask.ts'
import type { Answer, Message } from '../outcome.ts'
import { invalidRequest, Refusal } from '../refusal.ts'
import { eligibilityMessages, messagesOf, ucpOf } from './catalog-answer.ts'
import { findNamed, type Named } from './find-named.ts'
import { presentProduct } from './present-product.ts'
import { featured, filters, fits } from './search-catalog.ts'
import type { Unit } from './units-of.ts'

const mostIds = 50
export const lookupInput = z.looseObject({ ids: z.array(z.string().min(1).max(300)).min(1), filters: filters.optional() })

type Input = { id: string; match: 'exact' | 'featured' }
type Group = { named: Named; units: Map<Unit, Input[]> }

/** POST /catalog/lookup: each product once, each unit with the names that brought it. Throws a Refusal (400). */
export async function lookUpCatalog(ask: UcpAsk): Promise<Answer> {
  const asked = lookupInput.safeParse(ask.body)
  if (!asked.success) throw invalidRequest('Give ids, a list of texts.')
  const ids = [...new Set(asked.data.ids)]
  if (ids.length > mostIds) throw new Refusal(400, 'request_too_large', `Ask for ${mostIds} ids at most.`)
  const found = await findNamed(ask.ctx, ids)
  const groups = new Map<string, Group>()
  for (const [index, id] of ids.entries()) addTo(groups, id, found[index], asked.data.filters)
  const { publicUrl } = ask.shop
  const products = [...groups.values()].map(({ named, units }) =>
    presentProduct({ ctx: ask.ctx, publicUrl }, named.product, [...units.keys()], (unit) => ({ inputs: units.get(unit) ?? [] })),
  )
  const unknown = ids.filter((_, index) => found[index] === undefined)
  const messages = unknown.map((id): Message => ({ type: 'info', code: 'not_found', content: `There is nothing with the id ${cut(id)}.` }))
  return {
    status: 200,
    body: {
      ucp: ucpOf(ask, 'dev.ucp.shopping.catalog.lookup'),
      products,
      ...messagesOf([...messages, ...eligibilityMessages(ask)]),
    },
  }
}

function addTo(groups: Map<string, Group>, id: string, named: Named | undefined, wanted: z.infer<typeof filters> | undefined): void {
  if (!named) return
  const { categories } = wanted ?? {}
  if (categories && !named.product.categories.some(({ slug }) => categories.includes(slug))) return
  const fitting = (named.unit ? [named.unit] : named.units).filter((unit) => fits(unit, wanted?.price))
  const unit = named.unit ? fitting[0] : featured(fitting)
  if (!unit) return
  const group = groups.get(named.product.id) ?? { named, units: new Map<Unit, Input[]>() }
  const same = [...group.units.keys()].find((one) => one.name === unit.name) ?? unit
  group.units.set(same, [...(group.units.get(same) ?? []), { id, match: named.unit ? 'exact' : 'featured' }])
  groups.set(named.product.id, group)
}

function cut(id: string): string {
  return id.replace(/[^\w.~-]/g, '').slice(0, 80)
}
