/** Structured data for search engines. '<' is escaped, so that no product name can end the script. */
export function JsonLd({ content }: { content: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(content).replaceAll('<', '\\u003c') }} />
}
