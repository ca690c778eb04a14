import { defineEvent } from '#modules/domain-events.ts'

/** A new order came from what an agent or a link prepared. Raised in the order's transaction. `source`: the agent's host, or `agent-link`. */
export const orderBrought = defineEvent<{ orderId: string; source: string }>('agents.brought')
