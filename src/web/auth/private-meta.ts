type RootMatch = { loaderData?: { shop?: { name: string } | undefined } | undefined }

/** Returns a title with the shop's name, which the root knows, and keeps the page out of search engines. */
export function privateMeta(title: string, [root]: readonly [RootMatch, ...unknown[]]) {
  const shop = root.loaderData?.shop?.name ?? 'Tulpar'
  return [{ title: `${title} · ${shop}` }, { name: 'robots', content: 'noindex' }]
}
