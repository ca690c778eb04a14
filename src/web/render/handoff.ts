/**
 * Reads the JSON beside it. Constant, so that its hash in the policy is too. It also tells zod, before any module runs, not to test whether
 * it may compile code: the policy forbids it, and browsers report the attempt.
 */
const handOver = `globalThis.__zod_globalConfig={jitless:true};{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("handoff").textContent);c.close()}`

/**
 * Loader data for the router in the browser, at the end of the body. React Router would write it as escaped strings in separate scripts; as
 * plain JSON it is a tenth shorter and needs no hash per page.
 */
export function handoffScripts(loaderData: string): string {
  // In JSON a < occurs only inside strings, where it may be escaped.
  return `<script type="application/json" id="handoff">${loaderData.replaceAll('<', '\\u003c')}</script><script>${handOver}</script>`
}

/**
 * Loads and runs the page's scripts, held in the template and text before it, after the first paint; or shortly after load where no paint
 * is reported, as in a hidden tab.
 */
const startAfterPaint = `{let start=()=>{start=()=>{};const get=(id)=>document.getElementById(id),s=document.createElement("script");s.type="module";s.textContent=get("start").textContent;document.head.append(get("parts").content,s)};new PerformanceObserver(()=>start()).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(()=>start(),300))}`

/**
 * Messages, styles and the first image are needed before scripts and share a slow phone's connection with them, so scripts are not even
 * fetched before the first paint. The policy allows the starter by its hash. Takes the page's head, where React puts preloads, and the
 * scripts at its end.
 */
export function waitForPaint(head: string, scripts: string): { head: string; scripts: string } {
  const parts: string[] = []
  return {
    head: head.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      parts.push(link)
      return ''
    }),
    scripts: scripts.replace(
      /<script type="module" async="">([\s\S]*?)<\/script>/,
      (_, start: string) =>
        `<template id="parts">${parts.join('')}</template><script type="text/plain" id="start">${start}</script><script>${startAfterPaint}</script>`,
    ),
  }
}
