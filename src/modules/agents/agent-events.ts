import { defineEvent } from '#modules/domain-events.ts'

/** A new order came from what a program or a link prepared. Raised in the order's transaction. `source`: the program's host, or `agent-link`. */
export const orderBrought = defineEvent<{ orderId: string; source: string }>('agents.brought')
