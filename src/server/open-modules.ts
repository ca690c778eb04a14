import type { HttpRoute } from '#modules/http-route.ts'
import type { DeskParts, Follower, JobWork, Module, ModuleServices, PersonalData } from '#modules/module.ts'
import { type Listed, modules } from './modules.ts'

type StateOf<Face> = Face extends Module<string, infer State> ? State : never
export type States = { readonly [Face in Listed as Face['name']]: StateOf<Face> }

type RoutesOf<Face> = Face extends Module<string, unknown, infer Answered> ? Answered : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
export type ModuleRoutes = Together<RoutesOf<Listed>>

export type OpenModules = {
  states: States
  routes: ModuleRoutes
  http: readonly HttpRoute[]
  jobs: readonly JobWork[]
  followers: readonly Follower[]
  /** Closes the modules in reverse order. */
  close(): Promise<void>
}

type Lent = Omit<ModuleServices, 'personalData' | 'desk'>

const deskParts: DeskParts = {
  pendingCounts: Object.assign({}, ...modules.map(({ pendingCounts }) => pendingCounts)) as DeskParts['pendingCounts'],
  searches: Object.assign({}, ...modules.map(({ searches }) => searches)) as DeskParts['searches'],
}

export function openModules(lent: Lent): OpenModules {
  const opened: { face: Module; state: unknown }[] = []
  const personalData = (): PersonalData[] => opened.flatMap(({ face, state }) => face.personalData?.(state) ?? [])
  const services: ModuleServices = { ...lent, personalData, desk: () => deskParts }
  for (const face of modules) opened.push({ face, state: face.open?.(services) })
  return {
    states: Object.fromEntries(opened.map(({ face, state }) => [face.name, state])) as States,
    routes: Object.assign({}, ...opened.map(({ face, state }) => face.routes?.(services, state))) as ModuleRoutes,
    http: opened.flatMap(({ face, state }) => face.http?.(services, state) ?? []),
    jobs: opened.flatMap(({ face, state }) => face.jobs?.(services, state) ?? []),
    followers: opened.flatMap(({ face, state }) => face.onChange?.(services, state) ?? []),
    async close() {
      for (const { face, state } of opened.toReversed()) await face.close?.(state)
    },
  }
}
