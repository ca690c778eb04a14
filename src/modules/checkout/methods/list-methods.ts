import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import type { Ctx } from '#modules/context.ts'
import { getMethod, readMethods } from './method-store.ts'
import { presentMethodForAdmin } from './present-method.ts'

/** Every method, the inactive ones too, in the order in which checkout offers them. */
export async function listMethodsForAdmin(ctx: Ctx): Promise<{ payment_methods: AdminPaymentMethod[] }> {
  return { payment_methods: (await readMethods(ctx)).map((method) => presentMethodForAdmin(ctx, method)) }
}

/** Throws PaymentMethodNotFound. */
export async function getMethodForAdmin(ctx: Ctx, id: string): Promise<AdminPaymentMethod> {
  return presentMethodForAdmin(ctx, await getMethod(ctx, id))
}
