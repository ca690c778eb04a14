import type { Automation } from '#contract/automations.ts'
import { letters } from '#contract/letter-blocks.ts'
import { type AutomationKind, automationKinds } from '#contract/rules/automation-kinds.ts'
import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { letterProblems, lettersFigures } from '#modules/letters/index.ts'
import { isAboutSomething, lettersOf } from './default-letters.ts'

type Row = { kind: AutomationKind; is_active: boolean; letters: unknown; updated_at: Date }

export async function findAutomation({ db }: Pick<Ctx, 'db'>, kind: AutomationKind, isLocked = false): Promise<Row> {
  const row = await db
    .selectFrom('automations')
    .selectAll()
    .where('kind', '=', kind)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return { ...row, kind }
}

export async function isOn(ctx: Pick<Ctx, 'db'>, kind: AutomationKind): Promise<boolean> {
  return (await findAutomation(ctx, kind)).is_active
}

export async function listAutomations(ctx: Ctx, publicUrl: string): Promise<Automation[]> {
  const automations: Automation[] = []
  for (const kind of automationKinds) automations.push(await presentAutomation(ctx, publicUrl, await findAutomation(ctx, kind)))
  return automations
}

export async function presentAutomation(ctx: Ctx, publicUrl: string, row: Row): Promise<Automation> {
  const own = lettersOf(row.kind, letters.parse(row.letters))
  const [figures] = await lettersFigures(ctx, [{ automation: row.kind }])
  const { sent = 0, unknown = 0, clicked = 0, orders = 0, revenue = 0 } = figures ?? {}
  return {
    kind: row.kind,
    is_active: row.is_active,
    letters: own,
    figures: { sent, unknown, clicked, orders, revenue: money(revenue) },
    problems: await letterProblems(ctx, { publicUrl, letters: own, isAboutSomething: isAboutSomething(row.kind) }),
    updated_at: row.updated_at.toISOString(),
  }
}
