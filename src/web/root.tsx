import './styles/app.css'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { defaultLanguage, optionOf } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import type { Route } from './+types/root'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { MessagesProvider } from '#web/browser/messages/messages-provider.tsx'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { KeepCart } from '#web/commerce/cart/keep-cart.tsx'
import { CountVisits } from '#web/features/analytics/count-visits.tsx'
import { ForgetOwnPages } from '#web/features/offline/forget-own-pages.tsx'
import type { RootData } from '#web/browser/use-shop.ts'
import { FollowSession } from '#web/browser/follow-session.tsx'
import { LivePages } from '#web/features/live/live-pages.tsx'
import { keepStaleDataOnError } from '#web/features/live/refresh-page.ts'
import { NotFoundScreen } from '#web/render/not-found-screen.tsx'
import { fontsToPreload } from './styles/fonts.ts'
import { LinksProvider } from './ui/link.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, prefix, publicUrl } = context.get(visitContext)
  // Without the shop's facts a page can still show an error message.
  const api = context.get(apiContext)
  const [shop, categories] = await Promise.all([
    api.shop.facts().catch(() => undefined),
    api.catalog.listCategories({ active: 'true' }).catch(() => []),
  ])
  const facts: RootData = { prefix, publicUrl, shop, categories: categories.map(({ slug, name }) => ({ slug, name })) }
  return { ...facts, ...messagesOf(language, ['shell']) }
}

/** The router calls this instead of the home page's action; a refusal thrown here would leave that without messages. */
export function action() {
  return data(null, { status: 405 })
}

export const clientMiddleware = [keepStaleDataOnError]

/** They change only with the document or the language switch. The back office changes the shop's facts on one page. */
export function shouldRevalidate({ defaultShouldRevalidate, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (
    currentUrl.href === nextUrl.href &&
    (!currentUrl.pathname.includes(pages.admin()) || currentUrl.pathname.endsWith(adminPages.settings())) &&
    defaultShouldRevalidate
  )
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { language = defaultLanguage, prefix = '' } = useRouteLoaderData<typeof loader>('root') ?? {}
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#131A33" />
        {fontsToPreload[optionOf(language).letters].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <Meta />
        <Links />
      </head>
      <body>
        <MessagesProvider>
          <LinksProvider prefix={prefix}>{children}</LinksProvider>
        </MessagesProvider>
        {/* The server delays these scripts until the first paint (render/handoff.ts); the browser must not preload them. */}
        {import.meta.env.SSR && <Scripts />}
        {/* After the scripts, since its own inline scripts would be blocked in the content (content-security-policy.ts). */}
        <ScrollRestoration />
      </body>
    </html>
  )
}

const loadCartWatch = async () => (await import('./commerce/cart/left-cart.ts')).watchCart()

export default function Root() {
  return (
    <>
      {/* First, since a page may announce at once that the visitor has signed out. */}
      <ForgetOwnPages />
      <Outlet />
      <LivePages />
      <FollowSession />
      <KeepCart />
      <CountVisits loadCartWatch={loadCartWatch} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />
}
