import { z } from 'zod'
import { pageIn, pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { getContentPage } from '#modules/content/index.ts'
import { language, plainTool } from './plain-tool.ts'

type Place = { slug: string; path: string; anchor?: string }

const places = {
  delivery: { slug: 'terms', path: pages.terms(), anchor: 'delivery' },
  returns: { slug: 'terms', path: pages.terms(), anchor: 'returns' },
  payment: { slug: 'terms', path: pages.terms(), anchor: 'payment' },
  privacy: { slug: 'privacy', path: pages.privacy() },
  terms: { slug: 'terms', path: pages.terms() },
  membership: { slug: 'membership', path: pages.membership() },
  contact: { slug: 'contact', path: pages.contact() },
} satisfies Record<string, Place>
type Topic = keyof typeof places

const topics = Object.keys(places) as [Topic, ...Topic[]]

export const getPoliciesTool = plainTool({
  name: 'get_policies',
  description: 'Returns what the shop publishes about delivery, returns, payment, privacy, its terms, membership, or how to reach it.',
  input: z.object({ topic: z.enum(topics), language }),
  output: z.object({ topic: z.enum(topics), text: z.string(), url: z.string() }),
  annotations: { readOnlyHint: true, idempotentHint: true },
  async act({ ctx, shop: { publicUrl } }, { topic }) {
    const { slug, path, anchor }: Place = places[topic]
    const page = await getContentPage(ctx, { slug })
    const own = page.sections.filter((section) => section.anchor === anchor)
    // Staff may have given the part another anchor; the whole page holds it too.
    const sections = own.length > 0 ? own : page.sections
    const text = sections.map(({ heading, body }) => [heading, body].filter(Boolean).join('\n\n')).join('\n\n')
    const url = publicUrl + pageIn(ctx.language, path) + (own.length > 0 ? `#${anchor}` : '')
    return { topic, text: agentText([page.title, text].join('\n\n')), url }
  },
})
