import { on } from '#modules/domain-events.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { orderChanged, orderPlaced } from '#modules/orders/index.ts'
import { adminAgentRoutes, agentRoutes } from './agent-routes.ts'
import { forgetBuyer } from './handoffs/forget-buyer.ts'
import { openAgentShop } from './agent-shop.ts'
import { agentsHttp } from './agents-http.ts'
import { completeHandoff } from './handoffs/complete-handoff.ts'
import { permalinkRoutes } from './permalinks/permalink-routes.ts'
import { deleteEndedKeys, ensureShopKey } from './signatures/key-store.ts'
import { countFailedEvents } from './webhooks/event-store.ts'
import { orderEventsJob } from './webhooks/order-events-job.ts'
import { noteOrderEvent } from './webhooks/note-order-event.ts'
import { sendOrderEvents } from './webhooks/send-order-events.ts'
import { forgetOldAgents, sweepAgents } from './sweep-agents.ts'

export const agents = defineModule({
  name: 'agents',
  needs: ['audit', 'settings', 'catalog', 'events', 'newsletter', 'content', 'checkout', 'orders', 'once'],
  tables: [
    'agent_platforms',
    'agent_carts',
    'agent_checkouts',
    'agent_orders',
    'agent_events',
    'agent_answers',
    'agent_keys',
    'agent_tools',
  ],
  open: openAgentShop,
  close: ({ toolCounts }) => toolCounts.write(),
  routes: ({ config: { authSecret } }) => ({ agents: agentRoutes, adminAgents: adminAgentRoutes(authSecret) }),
  http: (services, shop) => [...agentsHttp(services, shop), ...permalinkRoutes(services)],
  jobs: ({ systemCtx, config }) => [doJob(orderEventsJob, (asked) => sendOrderEvents(systemCtx(), config, asked))],
  schedules: [{ name: 'sweep-agents', cron: '* * * * *', run: sweepAgents }],
  pendingCounts: { failed_agent_events: countFailedEvents },
  onStart: [ensureShopKey],
  nightly: [forgetOldAgents, deleteEndedKeys],
  listens: [on(orderPlaced, completeHandoff), on(orderChanged, noteOrderEvent)],
  personalData: () => ({ list: {}, forget: forgetBuyer }),
  personalTables: {
    agent_checkouts: { exported: { not: 'what an agent prepared, for six hours at most' }, afterClosing: 'nothing' },
    agent_answers: {
      exported: { not: 'what calls of agents answered, for repeats, with a buyer for six hours at most' },
      afterClosing: 'nothing',
    },
    agent_orders: {
      exported: { not: 'which agent prepared an order' },
      afterClosing: { because: 'the books: which agent brought an order' },
    },
    agent_events: {
      exported: { not: 'messages about an order to the agent that prepared it, without the buyer' },
      afterClosing: { because: 'the books: which agent was informed of an order' },
    },
  },
})
