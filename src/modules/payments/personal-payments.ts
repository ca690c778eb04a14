import type { Ctx } from '#modules/context.ts'

/** Returns a person's payments and refunds for the data export. They belong to the books and stay. */
export async function listPaymentsOf({ db }: Pick<Ctx, 'db'>, accountId: string) {
  const [payments, refunds] = await Promise.all([
    db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['o.order_number', 'p.provider', 'p.provider_reference', 'p.capture_reference', 'p.status', 'p.amount', 'p.created_at'])
      .where('o.account_id', '=', accountId)
      .orderBy('p.created_at')
      .execute(),
    db
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['o.order_number', 'r.provider', 'r.provider_reference', 'r.status', 'r.amount', 'r.created_at'])
      .where('o.account_id', '=', accountId)
      .orderBy('r.created_at')
      .execute(),
  ])
  return { payments, refunds }
}

/** Deletes staff's notes on refunds of deleted accounts. Runs every night, since an order keeps its notes until it is finished. */
export async function forgetRefundNotes({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ note: null })
    .where('note', 'is not', null)
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('orders as o')
        .innerJoin('profiles as p', 'p.id', 'o.account_id')
        .select('o.id')
        .where('p.closed_at', 'is not', null)
        .where('o.status', 'in', ['completed', 'cancelled']),
    )
    .execute()
}
