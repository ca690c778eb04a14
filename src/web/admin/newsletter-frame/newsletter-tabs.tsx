import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { showCurrent } from '#web/ui/show-current.ts'

const screens = {
  subscribers: adminPages.newsletter(),
  campaigns: adminPages.campaigns(),
  automations: adminPages.automations(),
} as const
export type NewsletterScreen = keyof typeof screens

const look =
  'flex min-h-11 shrink-0 items-center border-b-[3px] border-transparent px-3 font-bold whitespace-nowrap text-smoke hover:text-ink aria-[current=page]:border-lapis aria-[current=page]:text-lapis'

/** Tabs of the newsletter screens. The loader must provide the messages of `admin-newsletter`. */
export function NewsletterTabs({ at }: { at: NewsletterScreen }) {
  const t = useMessages('admin-newsletter')
  return (
    <nav ref={showCurrent} aria-label={t('tabs')} className="-mx-4 overflow-x-auto border-b border-wool px-2 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex">
        {(Object.keys(screens) as NewsletterScreen[]).map((key) => (
          <li key={key}>
            <Link to={screens[key]} aria-current={key === at ? 'page' : undefined} className={look}>
              {t(`tab.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
