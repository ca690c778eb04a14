/** Reads the text beside it; always the same, so that its hash in the policy is too. */
const handOver = `{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("handoff").textContent);c.close()}`

/**
 * What the loaders answered, for the router in the browser, as the end of the body. React Router would write it as escaped strings in
 * scripts of their own; as plain text it is a fifth shorter and nothing has to be hashed anew for each page.
 */
export function handoffScripts(loaderData: string): string {
  // Each < stands in a string of the JSON, and a string may spell it so.
  return `<script type="application/json" id="handoff">${loaderData.replaceAll('<', '\\u003c')}</script><script>${handOver}</script>`
}
