import { guest } from '#contract/actor.ts'
import type { Asked, HttpRoute } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings, type Settings } from '#modules/settings/index.ts'
import type { AgentShop } from './agent-shop.ts'
import { answerRest } from './door/answer-rest.ts'
import { answerProfile } from './profile/answer-profile.ts'
import { answerRefusal, Refusal, refusalOf } from './refusal.ts'
import { newest, older } from './versions.ts'

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
function agentRoute(path: HttpRoute['path'], answer: HttpRoute['answer']): HttpRoute {
  const refused = (error: Error) => {
    const refusal = refusalOf(error)
    return refusal && answerRefusal(refusal)
  }
  return { method: 'ANY', path, rules: { who: 'everyone' }, refused, answer }
}

export function agentsHttp(services: ModuleServices, shop: AgentShop): HttpRoute[] {
  const profile = (path: HttpRoute['path'], version: typeof newest | typeof older): HttpRoute => ({
    method: 'GET',
    path,
    rules: { who: 'everyone' },
    answer: ({ c }) => answerProfile(shop, version, c.req.header('if-none-match')),
  })
  return [
    profile('/.well-known/ucp', newest),
    profile(`/.well-known/ucp/${older}`, older),
    agentRoute('/ucp/v1/*', (asked) => answerRest(shop, asked)),
  ].map((route) => switched(services, 'agents_ucp', route))
}
