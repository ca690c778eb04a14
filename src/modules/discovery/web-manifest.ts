import type { Language } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import en from '../../../messages/en/offline.json' with { type: 'json' }
import kk from '../../../messages/kk/offline.json' with { type: 'json' }
import ru from '../../../messages/ru/offline.json' with { type: 'json' }

const messages = { en: en.app, ru: ru.app, kk: kk.app }

export function webManifest(language: Language, shopName: string) {
  const { name, description, shop, cart, track } = messages[language]
  return {
    id: '/',
    name: name.replace('{{shop}}', shopName),
    short_name: shopName,
    description,
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
      { name: shop, url: pages.shop() },
      { name: cart, url: pages.cart() },
      { name: track, url: pages.trackOrder() },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
  }
}
