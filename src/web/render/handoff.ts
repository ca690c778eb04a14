/**
 * Reads the text beside it; always the same, so that its hash in the policy is too. Before any module runs it also tells zod not to try
 * whether code may be made from text: our policy forbids it, and a browser reports the try.
 */
const handOver = `globalThis.__zod_globalConfig={jitless:true};{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("handoff").textContent);c.close()}`

/**
 * What the loaders answered, for the router in the browser, as the end of the body. React Router would write it as escaped strings in
 * scripts of their own; as plain text it is a tenth shorter and nothing has to be hashed anew for each page.
 */
export function handoffScripts(loaderData: string): string {
  // Each < stands in a string of the JSON, and a string may spell it so.
  return `<script type="application/json" id="handoff">${loaderData.replaceAll('<', '\\u003c')}</script><script>${handOver}</script>`
}

/**
 * Fetches and runs the page's scripts, which wait in the template and the text before it, once the browser has painted; shortly after all
 * has loaded where it says nothing of painting, as in a tab that nobody sees.
 */
const startAfterPaint = `{let start=()=>{start=()=>{};const get=(id)=>document.getElementById(id),s=document.createElement("script");s.type="module";s.textContent=get("start").textContent;document.head.append(get("parts").content,s)};new PerformanceObserver(()=>start()).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(()=>start(),300))}`

/**
 * Words, their style and the first picture are wanted before scripts, and on a slow phone share one thin line with them: so these are not
 * even fetched before the first paint. The policy allows the start by its hash, whichever way it comes to run. Takes a page's head, where
 * React puts what is to be preloaded, and the scripts at its end.
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
