import type { ContractRouterClient } from '@orpc/contract'
import { createContext } from 'react-router'
import type { Actor } from '#contract/actor.ts'
import type { Contract } from '#contract/contract.ts'
import type { Language } from '#contract/languages.ts'

/** The calls of the contract, run in this process. They throw the errors that the call declares (`code`, `status`). */
export type Api = ContractRouterClient<Contract>

export type Visit = {
  language: Language
  /** '' or the language prefix of this address, '/ru' or '/kk'. */
  prefix: string
  publicUrl: string
  /** Always a guest on cached pages. */
  actor: Actor
  /** The visitor could not be looked up because the database is down: no guard redirects, and calls fail. */
  isAway?: boolean
  isProduction: boolean
}

/** As over HTTP, with sentences in the visitor's language. Undefined for a fault and while the shop can't answer. */
export type RefusalOf = (error: unknown) => { status: number; body: unknown } | undefined

export const apiContext = createContext<Api>()
export const visitContext = createContext<Visit>()
export const faultContext = createContext<(error: unknown) => void>(() => undefined)
export const refusalContext = createContext<RefusalOf>()
/** Passes the rendered page to the server as bytes: a Response would encode, stream and collect it again. */
export const htmlContext = createContext<{
  html?: Buffer
  /** Status of a refusal that no loader handled. */
  refused?: number
}>()
