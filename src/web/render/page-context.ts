import type { ContractRouterClient } from '@orpc/contract'
import { createContext } from 'react-router'
import type { Actor } from '#contract/actor.ts'
import type { Contract } from '#contract/contract.ts'
import type { Language } from '#contract/languages.ts'

/** The calls of the contract, answered in this process. Throws what the call declares (`code`, `status`). */
export type Api = ContractRouterClient<Contract>

export type Visit = {
  language: Language
  /** '' or the language prefix of this address, '/ru' or '/kk'. */
  prefix: string
  /** Where the shop is reached from outside, without a slash at the end. */
  publicUrl: string
  /** Always a guest on pages that are kept for everybody. */
  actor: Actor
  /** Who asks could not be found out, since the database is away: no guard sends anybody off, and no call answers. */
  isAway?: boolean
  isProduction: boolean
}

/**
 * Why a call was refused, as over HTTP: the status, and the body with its sentences in the visitor's language. Undefined for a fault and
 * while the shop cannot answer.
 */
export type RefusalOf = (error: unknown) => { status: number; body: unknown } | undefined

/** Given to every loader by the edge. */
export const apiContext = createContext<Api>()
export const visitContext = createContext<Visit>()
/** Where errors of loaders and rendering are written down. */
export const faultContext = createContext<(error: unknown) => void>(() => undefined)
export const refusalContext = createContext<RefusalOf>()
/** Takes the page as bytes from the rendering to whoever sends it: in a Response it would be encoded, streamed and collected again. */
export const htmlContext = createContext<{ html?: Buffer }>()
