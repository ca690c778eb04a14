/** Facts for search engines. '<' is escaped, so that no name of a product can end the script. */
export function JsonLd({ content }: { content: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(content).replaceAll('<', '\\u003c') }} />
}
