import { guest } from '#contract/actor.ts'
import type { Asked, HttpRoute } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings, type Settings } from '#modules/settings/index.ts'
import type { AgentShop } from './agent-shop.ts'
import { answerRest } from './door/answer-rest.ts'
import { answerMcpRefusal, writeMcpRefusal } from './mcp/mcp-refusal.ts'
import { plainServing } from './mcp/plain-server.ts'
import { type McpServing, serveMcp } from './mcp/serve-mcp.ts'
import { ucpServing } from './mcp/ucp-server.ts'
import { answerProfile } from './profile/answer-profile.ts'
import { answerRefusal, Refusal, refusalOf, refusalWith, writeRefusal } from './refusal.ts'
import { newest, older } from './versions/version.ts'

type Switch = keyof Settings & `agents_${string}`

/** Routes of one switch: when it is off, they answer 404. */
function switched({ systemCtx }: ModuleServices, name: Switch, route: HttpRoute): HttpRoute {
  async function answer(asked: Asked): Promise<Response> {
    const settings = await getSettings(systemCtx({ actor: guest }))
    if (settings[name] === 'off') return answerRefusal(new Refusal(404, 'not_found', 'There is no such address.'))
    return route.answer(asked)
  }
  return { ...route, answer }
}

/** Every method, with refusals in the shape of UCP. */
function agentRoute(
  path: HttpRoute['path'],
  answer: HttpRoute['answer'],
  {
    inShape = answerRefusal,
    write = writeRefusal,
  }: { inShape?: (refusal: Refusal) => Response; write?: (refusal: Refusal) => object } = {},
): HttpRoute {
  const refused = (error: Error) => {
    const refusal = refusalOf(error)
    return refusal && inShape(refusal)
  }
  return { method: 'ANY', path, rules: { who: 'everyone' }, refused, refusal: (status) => write(refusalWith(status)), answer }
}

function mcpRoute(path: HttpRoute['path'], shop: AgentShop, serving: McpServing): HttpRoute {
  return agentRoute(path, (asked) => serveMcp(shop, serving, asked), {
    inShape: (refusal) => answerMcpRefusal(refusal, null),
    write: (refusal) => writeMcpRefusal(refusal, null),
  })
}

export function agentsHttp(services: ModuleServices, shop: AgentShop): HttpRoute[] {
  const profile = (path: HttpRoute['path'], version: typeof newest | typeof older): HttpRoute => ({
    method: 'GET',
    path,
    rules: { who: 'everyone' },
    answer: ({ c }) => answerProfile(shop, version, c.req.header('if-none-match')),
  })
  const ucp = [
    profile('/.well-known/ucp', newest),
    profile(`/.well-known/ucp/${older}`, older),
    agentRoute('/ucp/v1/*', (asked) => answerRest(shop, asked)),
    mcpRoute('/ucp/mcp', shop, ucpServing(shop)),
  ].map((route) => switched(services, 'agents_ucp', route))
  return [...ucp, switched(services, 'agents_mcp', mcpRoute('/mcp', shop, plainServing(shop)))]
}
