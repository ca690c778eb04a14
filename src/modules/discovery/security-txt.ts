import { pages } from '#contract/pages.ts'
import type { Config } from '#kit/config/config.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { Ctx } from '#modules/context.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { getSettings } from '#modules/settings/index.ts'

const dayMs = 24 * 3_600_000
/** RFC 9116 recommends less than a year. It counts from the day of the response, since a shop that responds can be contacted. */
const validDays = 180

type Telling = { config: Pick<Config, 'publicUrl' | 'securityContact'>; guestCtx: () => Ctx }

/** RFC 9116. */
export function securityFiles({ config, guestCtx }: Telling): HttpRoute[] {
  const path = '/.well-known/security.txt'
  return [
    openFile(path, async ({ c }) => {
      const ctx = guestCtx()
      const { contact_email } = await getSettings(ctx)
      const expires = new Date(Math.ceil(ctx.clock.now().getTime() / dayMs) * dayMs + validDays * dayMs)
      const lines = [
        `Contact: ${contactOf(config, contact_email)}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${languagesOn(ctx).join(', ')}`,
        `Canonical: ${config.publicUrl}${path}`,
      ]
      return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
    }),
    openFile('/security.txt', ({ c }) => c.redirect(path, 301)),
  ]
}

function contactOf({ securityContact, publicUrl }: Telling['config'], contactEmail: string): string {
  if (securityContact !== undefined) return securityContact
  return contactEmail === '' ? publicUrl + pages.contact() : `mailto:${contactEmail}`
}
