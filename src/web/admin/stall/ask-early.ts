import * as account from '#contract/calls/account.gen.ts'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { chosenEventKey, keptListKey } from './stall-marks.ts'

type Early = { at: number; answers: Record<string, Promise<Response> | undefined> }
declare global {
  var stallAskedEarly: Early | undefined
}

/** An answer older than this is stale. */
const freshMs = 30_000
const addressOf = (call: string) => call.split(' ')[1] ?? ''

/**
 * Requests an event screen's data while its code loads, which takes seconds on a slow phone. The inline script is constant, so its hash in
 * the security policy is too. If the phone has the list, the screen itself requests the changes only.
 */
export const askEarlyScript = `{let kept,chosen;try{kept=localStorage.getItem("${keptListKey}");chosen=localStorage.getItem("${chosenEventKey}")}catch{}const{pathname:p,search:s}=location,lang=document.documentElement.lang,id=/\\/events\\/([\\w-]{36})\\/sales$/.exec(p)?.[1]??(p.endsWith("/scan-orders")?new URLSearchParams(s).get("event")??chosen:null);if(id&&navigator.onLine){const answers={},end="?lang="+lang;for(const a of[${JSON.stringify(addressOf(account.visitor))},...(kept===id+" "+lang?[]:[${JSON.stringify(addressOf(pickups.manifest))}+end]),${JSON.stringify(addressOf(eventStock.read))}+end,${JSON.stringify(addressOf(paymentMethods.stallCode))}+end]){const address=a.replace("{id}",encodeURIComponent(id)),answer=fetch(address,{headers:{accept:"application/json"},signal:AbortSignal.timeout(${freshMs})});answer.catch(()=>{});answers[address]=answer}globalThis.stallAskedEarly={at:Date.now(),answers}}}`

/** Returns the early answer to a request, once. Undefined if there is none or it is stale. */
export function askedEarly(address: string): Promise<Response> | undefined {
  const early = globalThis.stallAskedEarly
  const answer = early?.answers[address]
  if (!early || !answer) return undefined
  delete early.answers[address]
  return Date.now() - early.at < freshMs ? answer : undefined
}

/** Call it before sending anything, because answers requested earlier may be out of date afterwards. */
export function forgetAskedEarly(): void {
  globalThis.stallAskedEarly = undefined
}
