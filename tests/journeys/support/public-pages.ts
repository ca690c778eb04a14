import type { Language } from '#contract/languages.ts'

export const product = '/product/ram-horn-tee'
export const event = '/events/felt-evening-almaty'

/** One address of every page that search engines may index. */
export const publicPages = [
  '/',
  '/shop',
  '/shop/mug',
  product,
  '/events',
  event,
  '/about',
  '/contact',
  '/membership',
  '/terms',
  '/privacy',
  '/track-order',
  '/preorder',
  '/newsletter',
  '/partner/register',
]

export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
}
