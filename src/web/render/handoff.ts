/**
 * Reads the JSON script before it. Constant, since the policy lists its hash. Stops zod from compiling code, which browsers report as a
 * violation.
 */
const handOver = `globalThis.__zod_globalConfig={jitless:true};{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("handoff").textContent);c.close()}`

/** For the end of the body. Plain JSON is a tenth shorter than React Router's format and needs no hash. */
export function handoffScripts(loaderData: string): string {
  // In JSON a < occurs only inside strings, where it may be escaped.
  return `<script type="application/json" id="handoff">${loaderData.replaceAll('<', '\\u003c')}</script><script>${handOver}</script>`
}

/**
 * Loads and runs the page's scripts once content is painted (the first paint may be only the background), or shortly after load if no paint
 * is reported, as in a hidden tab. Large scripts run one by one, so a slow phone can respond to touches between them.
 */
const startAfterPaint = `{let start=async()=>{start=()=>{};const get=(id)=>document.getElementById(id),s=document.createElement("script"),parts=get("parts").content,files=[...parts.querySelectorAll("[data-alone]")].map((link)=>link.getAttribute("href"));s.type="module";s.textContent=get("start").textContent;document.head.append(parts);for(const file of files){await import(file);await new Promise((done)=>setTimeout(done))}document.head.append(s)};new PerformanceObserver((paints)=>{if(paints.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(()=>start(),300))}`

/** In the order of their dependencies (client-chunks.ts). */
const large = ['framework', 'shared', 'product']

function runLargeOnesAlone(links: readonly string[]): readonly string[] {
  const found = large.flatMap((name) => links.find((link) => link.includes(`href="/assets/${name}-`)) ?? [])
  return [...found.map((link) => link.replace('<link', '<link data-alone')), ...links.filter((link) => !found.includes(link))]
}

/** Delays fetching scripts until the first paint, since messages, styles and the first image share a slow phone's connection. */
export function waitForPaint(head: string, scripts: string): { head: string; scripts: string } {
  const links: string[] = []
  return {
    head: head.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      links.push(link)
      return ''
    }),
    scripts: scripts.replace(
      /<script type="module" async="">([\s\S]*?)<\/script>/,
      (_, start: string) =>
        `<template id="parts">${runLargeOnesAlone(links).join('')}</template><script type="text/plain" id="start">${start}</script><script>${startAfterPaint}</script>`,
    ),
  }
}
