import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import type { Ctx } from '#modules/context.ts'
import { getMethod, readMethods } from './method-store.ts'
import { presentMethodForAdmin } from './present-method.ts'

export async function readMethodsForAdmin(ctx: Ctx): Promise<AdminPaymentMethod[]> {
  return (await readMethods(ctx)).map((method) => presentMethodForAdmin(ctx, method))
}

/** A shop has only a few methods, so all are read to show a page. */
export async function listMethodsForAdmin(ctx: Ctx, { page, limit }: { page: number; limit: number }) {
  const all = await readMethodsForAdmin(ctx)
  return { payment_methods: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit }
}

/** Throws payment_method_not_found. */
export async function getMethodForAdmin(ctx: Ctx, id: string): Promise<AdminPaymentMethod> {
  return presentMethodForAdmin(ctx, await getMethod(ctx, id))
}
