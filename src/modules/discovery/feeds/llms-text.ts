import { pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import type { Settings } from '#contract/settings.ts'

/** Keeps the whole text below 20 kB. */
const mostCategoryBytes = 14_000

type Shop = { publicUrl: string; settings: Pick<Settings, 'shop_name' | 'agents_ucp' | 'agents_mcp'>; slugs: readonly string[] }

/** Writes the map of the shop for language models (llmstxt.org). Only the shop's name and the addresses vary. */
export function writeLlmsText({ publicUrl, settings, slugs }: Shop): string {
  const link = (title: string, path: string, note?: string) => `- [${title}](${publicUrl}${path})${note === undefined ? '' : `: ${note}`}`
  const doors = [
    ...(settings.agents_ucp === 'on'
      ? [link('Universal Commerce Protocol profile', '/.well-known/ucp', 'catalogue, carts, checkouts, orders')]
      : []),
    ...(settings.agents_mcp === 'on' ? [link('MCP server', '/mcp', 'Streamable HTTP, without sign-in')] : []),
  ]
  const parts: [heading: string, lines: string[]][] = [
    ['For assistants', doors],
    [
      'Product feeds',
      [
        link('Open feed', '/feeds/acp/products.jsonl', 'a product on each line'),
        link('About the open feed', '/feeds/acp/metadata.json'),
        link('OpenAI', '/feeds/openai.csv'),
        link('Google', '/feeds/google.xml'),
        link('Meta', '/feeds/meta.csv'),
      ],
    ],
    [
      'Categories',
      [
        link('all', pages.shop()),
        ...within(
          slugs.map((slug) => link(slug, pages.shop(slug))),
          mostCategoryBytes,
        ),
      ],
    ],
    [
      'Terms',
      [
        link('Delivery', `${pages.terms()}#delivery`),
        link('Returns', `${pages.terms()}#returns`),
        link('Privacy', pages.privacy()),
        link('Terms', pages.terms()),
        link('Contact', pages.contact()),
      ],
    ],
    ['All pages', [link('Sitemap', '/sitemap.xml')]],
  ]
  const sections = parts.flatMap(([heading, lines]) => (lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}\n`]))
  return [`# ${agentText(settings.shop_name).replaceAll(/\s+/g, ' ')}\n`, `> ${summary}\n`, ...sections].join('\n')
}

const summary =
  'An online shop for things with the patterns of Central Asia: people look through and pay every order themselves, on its pages, in English, Russian or Kazakh; prices are in Malaysian ringgit.'

function within(lines: readonly string[], mostBytes: number): string[] {
  let bytes = 0
  return lines.filter((line) => (bytes += Buffer.byteLength(line) + 1) <= mostBytes)
}
