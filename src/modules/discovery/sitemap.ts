import { defaultLanguage, languages } from '#contract/languages.ts'
import { pageIn } from '#contract/pages.ts'
import { xmlText } from './feeds/xml-text.ts'

export type SitemapPage = { path: string; updatedAt?: Date; imageUrls?: readonly string[] }

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Lists each page in every language; each entry links to all other languages. */
export function writeSitemap(publicUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt, imageUrls = [] }) => {
    const alternates = [...languages.map((code) => [code, code] as const), ['x-default', defaultLanguage] as const]
      .map(([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(publicUrl + pageIn(code, path))}"/>`)
      .join('')
    const rest =
      (updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '') +
      alternates +
      imageUrls.map((url) => `<image:image><image:loc>${xmlText(new URL(url, publicUrl).href)}</image:loc></image:image>`).join('')
    return languages.map((code) => `<url><loc>${xmlText(publicUrl + pageIn(code, path))}</loc>${rest}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** For more pages than fit in one file. */
export function writeSitemapIndex(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}
