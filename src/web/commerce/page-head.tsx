import { defaultLanguage, type Language } from '#contract/languages.ts'
import { homeCountryOf } from '#contract/countries.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { shareImageAddress, shareImageSize } from '#contract/rules/share-image.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'

export type PageHeadProps = {
  /** Without the shop's name, which is appended. */
  title: string
  description: string
  /** The page's canonical path, without language prefix, filters and sorting. Undefined keeps it out of search engines. */
  path: string | undefined
  imageKey?: string | null
  /** Further text on the share image, in addition to title and image: a price, a date. */
  shown?: string
  type?: 'website' | 'product'
  /** For a text in a language that the shop does not have: its only address has no language prefix. */
  onlyIn?: string
}

/** Head elements for search engines and messengers. React moves them into the head. */
export function PageHead({ title, description, path, imageKey = null, shown = '', type = 'website', onlyIn }: PageHeadProps) {
  const { name, publicUrl, languages } = useShop()
  const language = useLanguage()
  const addressIn = (code: Language) => publicUrl + pageIn(code, path ?? pages.home())
  const address = addressIn(onlyIn === undefined ? language : defaultLanguage)
  const fullTitle = title === name ? title : `${title} · ${name}`
  const image = publicUrl + shareImageAddress(language, path, [title, name, imageKey, shown])
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {onlyIn === undefined && languages.map((code) => <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />)}
          {onlyIn === undefined && <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />}
          <meta property="og:url" content={address} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={`${language}_${homeCountryOf(language)}`} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={shown === '' ? title : `${title} · ${shown}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Shortens a text for a search engine's result, cut between words. */
export function shorten(text: string, most = 155): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most - 1))}…`
}
