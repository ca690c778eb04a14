/** Reads the JSON beside it; constant, for its hash in the policy. Tells zod first not to try compiling code: browsers report that. */
const handOver = `globalThis.__zod_globalConfig={jitless:true};{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("handoff").textContent);c.close()}`

/** Loader data for the browser's router, at the end of the body. As plain JSON a tenth shorter than React Router's, and needs no hash. */
export function handoffScripts(loaderData: string): string {
  // In JSON a < occurs only inside strings, where it may be escaped.
  return `<script type="application/json" id="handoff">${loaderData.replaceAll('<', '\\u003c')}</script><script>${handOver}</script>`
}

/**
 * Loads and runs the page's scripts once something of it is painted (the first paint may be its ground alone), or shortly after load where
 * none is reported, as in a hidden tab. Those that are large run one by one, so that a slow phone can answer a finger between them.
 */
const startAfterPaint = `{let start=async()=>{start=()=>{};const get=(id)=>document.getElementById(id),s=document.createElement("script"),parts=get("parts").content,files=[...parts.querySelectorAll("[data-alone]")].map((link)=>link.getAttribute("href"));s.type="module";s.textContent=get("start").textContent;document.head.append(parts);for(const file of files){await import(file);await new Promise((done)=>setTimeout(done))}document.head.append(s)};new PerformanceObserver((paints)=>{if(paints.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(()=>start(),300))}`

/** In the order in which they need each other (client-chunks.ts). */
const large = ['framework', 'shared', 'product']

function runLargeOnesAlone(links: readonly string[]): readonly string[] {
  const found = large.flatMap((name) => links.find((link) => link.includes(`href="/assets/${name}-`)) ?? [])
  return [...found.map((link) => link.replace('<link', '<link data-alone')), ...links.filter((link) => !found.includes(link))]
}

/** Messages, styles and the first image share a slow phone's connection, so scripts are not even fetched before they are painted. */
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
