import { z } from 'zod'
import { pageIn, pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { customerStatuses } from '#contract/rules/order-states.ts'
import { trackWithinLimits } from '#modules/orders/index.ts'
import { isRefusal } from '#modules/refuse.ts'
import { language, plainTool, ToolRefusal } from './plain-tool.ts'

export const trackOrderTool = plainTool({
  name: 'track_order',
  description: 'Returns the status of an order, by its number and its email address.',
  input: z.object({
    order_number: z.string().min(1).max(40).describe('For example UND-48213.'),
    email: z.string().min(1).max(320).describe('The email address of the order.'),
    language,
  }),
  output: z.object({
    order_number: z.string(),
    status: z.enum(customerStatuses),
    placed_at: z.string(),
    tracking_number: z.string().nullable(),
    url: z.string(),
  }),
  annotations: { readOnlyHint: true, idempotentHint: true },
  async act({ ctx, shop: { limits, publicUrl }, address }, asked) {
    const order = await trackWithinLimits({ ctx, limits, address }, asked).catch((error: unknown) => {
      throw isRefusal(error, 'order_not_found') ? new ToolRefusal('There is no order with this number and email address.') : error
    })
    const { order_number, customer_status: status, placed_at, tracking_number } = order
    const url = `${publicUrl}${pageIn(ctx.language, pages.trackOrder())}?number=${order_number}`
    return { order_number, status, placed_at, tracking_number: tracking_number === null ? null : agentText(tracking_number), url }
  },
})
