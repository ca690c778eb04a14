import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import type { Ctx } from '#modules/context.ts'
import { resolveUnits, type UnitLine, type UnitProblem } from './resolve-units.ts'

type NamedUnit = { name: string; quantity: number }
/** `problems` says by the place in the list why a unit is left out. */
type UsableLines = { lines: UnitLine[]; problems: (UnitProblem | undefined)[] }

/** Finds the lines for a link that fills a cart; a unit that is named twice is one line. */
export async function usableLines(ctx: Pick<Ctx, 'db'>, units: readonly NamedUnit[]): Promise<UsableLines> {
  const resolved = await resolveUnits(
    ctx,
    units.map(({ name }) => name),
  )
  const lines = new Map<string, UnitLine>()
  for (const [index, unit] of resolved.entries()) {
    if ('problem' in unit) continue
    const key = `${unit.product_id} ${unit.variation_id} ${unit.size}`
    const quantity = (lines.get(key)?.quantity ?? 0) + (units[index]?.quantity ?? 0)
    lines.set(key, { ...unit, quantity: Math.min(mostOfOneLine, quantity) })
  }
  return { lines: [...lines.values()], problems: resolved.map((unit) => ('problem' in unit ? unit.problem : undefined)) }
}
