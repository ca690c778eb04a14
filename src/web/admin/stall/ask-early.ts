import * as account from '#contract/calls/account.gen.ts'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { chosenEventKey, keptListKey } from './stall-marks.ts'

type Early = { at: number; answers: Record<string, Promise<Response> | undefined> }
declare global {
  var stallAskedEarly: Early | undefined
}

/** Older than this an answer is no news any more. */
const freshMs = 30_000
const addressOf = (call: string) => call.split(' ')[1] ?? ''

/**
 * Asks for what the screen of an event needs while its code is still on the way, which on a slow phone takes seconds. Runs in the document:
 * constant, so that its hash in the policy is too. A phone that has the list is only told what changed since, by the screen itself.
 */
export const askEarlyScript = `{let kept,chosen;try{kept=localStorage.getItem("${keptListKey}");chosen=localStorage.getItem("${chosenEventKey}")}catch{}const{pathname:p,search:s}=location,lang=document.documentElement.lang,id=/\\/events\\/([\\w-]{36})\\/sales$/.exec(p)?.[1]??(p.endsWith("/scan-orders")?new URLSearchParams(s).get("event")??chosen:null);if(id&&navigator.onLine){const answers={},end="?lang="+lang;for(const a of[${JSON.stringify(addressOf(account.visitor))},...(kept===id+" "+lang?[]:[${JSON.stringify(addressOf(pickups.manifest))}+end]),${JSON.stringify(addressOf(eventStock.read))}+end,${JSON.stringify(addressOf(paymentMethods.stallCode))}+end]){const address=a.replace("{id}",encodeURIComponent(id)),answer=fetch(address,{headers:{accept:"application/json"},signal:AbortSignal.timeout(${freshMs})});answer.catch(()=>{});answers[address]=answer}globalThis.stallAskedEarly={at:Date.now(),answers}}}`

/** The answer that is on its way already, once; undefined where there is none, or none that is fresh. */
export function askedEarly(address: string): Promise<Response> | undefined {
  const early = globalThis.stallAskedEarly
  const answer = early?.answers[address]
  if (!early || !answer) return undefined
  delete early.answers[address]
  return Date.now() - early.at < freshMs ? answer : undefined
}

/** What was asked before something was sent may not know of it. */
export function forgetAskedEarly(): void {
  globalThis.stallAskedEarly = undefined
}
