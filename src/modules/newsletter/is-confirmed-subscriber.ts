import type { Ctx } from '#modules/context.ts'

export async function isConfirmedSubscriber({ db }: Pick<Ctx, 'db'>, email: string): Promise<boolean> {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  return subscriber !== undefined
}
