import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { allAutomations } from './all-automations.ts'
import { isOn } from './automation-store.ts'
import type { Finder, Found } from './define-automation.ts'

/** Finds occasions for letters every few minutes. A known occasion makes no second letter. */
export async function findOccasions(ctx: Ctx): Promise<void> {
  const finders = new Set(Object.values(allAutomations).map(({ finder }) => finder))
  for (const finder of finders) await inTransaction(ctx, (inside) => findWith(inside, finder))
}

async function findWith(ctx: Ctx, finder: Finder): Promise<void> {
  const on = new Set<string>()
  for (const { kind, finder: its } of Object.values(allAutomations)) if (its === finder && (await isOn(ctx, kind))) on.add(kind)
  if (on.size === 0 && !finder.runsWhileOff) return
  const found = await finder.find(ctx)
  await store(
    ctx,
    found.filter(({ kind }) => on.has(kind)),
  )
}

async function store(ctx: Ctx, found: readonly Found[]): Promise<void> {
  for (let from = 0; from < found.length; from += mostAtOnce) {
    await ctx.db
      .insertInto('automation_letters')
      .values(found.slice(from, from + mostAtOnce).map((one) => ({ id: newId(), created_at: ctx.clock.now(), ...one })))
      .onConflict((conflict) => conflict.constraint('automation_letters_once').doNothing())
      .execute()
  }
}

const mostAtOnce = 1000
