import type { Language } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { serverTranslator } from '#modules/server-translator.ts'

export function webManifest(language: Language, shopName: string) {
  const t = serverTranslator('offline', language)
  return {
    id: '/',
    name: t('app.name', { shop: shopName }),
    short_name: shopName,
    description: t('app.description'),
    lang: language,
    dir: 'ltr',
    start_url: pages.home(),
    scope: '/',
    display: 'standalone',
    background_color: '#FDFCFA',
    theme_color: '#131A33',
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('app.shop'), url: pages.shop() },
      { name: t('app.cart'), url: pages.cart() },
      { name: t('app.track'), url: pages.trackOrder() },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
  }
}
