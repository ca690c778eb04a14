import { lazy, Suspense, useState } from 'react'
import type { AgentPlatform } from '#contract/admin-agents.ts'
import { mostListedAgents } from '#contract/rules/listed-agents.ts'
import { adminPages } from '#contract/admin-pages.ts'
import * as calls from '#contract/calls/admin-agents.gen.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Who called lately, with what came of it. */
export function PlatformsPart({ platforms }: { platforms: readonly AgentPlatform[] }) {
  const t = useMessages('admin-agents')
  const blocking = useWrite(calls.block)
  const [asked, setAsked] = useState<AgentPlatform>()

  function block({ id, host }: AgentPlatform, isBlocked: boolean) {
    setAsked(undefined)
    const input = (is_blocked: boolean) => ({ params: { id }, body: { is_blocked } })
    const said = (is_blocked: boolean) => t(is_blocked ? 'platforms.blocked' : 'platforms.unblocked', { host })
    void blocking.act(input(isBlocked), { done: said(isBlocked), undo: { input: input(!isBlocked), undone: said(!isBlocked) } })
  }

  return (
    <EditSection title={t('platforms.title')} hint={platforms.length === mostListedAgents ? t('platforms.newest') : undefined}>
      {platforms.length === 0 && <p className="max-w-prose text-smoke">{t('platforms.none')}</p>}
      {platforms.length > 0 && (
        <ul aria-label={t('platforms.title')} className="-mx-4 -mb-4 divide-y divide-wool/70 border-t border-wool">
          {platforms.map((platform) => (
            <PlatformRow
              key={platform.id}
              platform={platform}
              onBlock={() => (platform.is_blocked ? block(platform, false) : setAsked(platform))}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {asked && (
          <AskDialog
            title={t('platforms.askTitle', { host: asked.host })}
            text={t('platforms.askText')}
            confirm={t('platforms.block')}
            onClose={() => setAsked(undefined)}
            onConfirm={() => block(asked, true)}
          />
        )}
      </Suspense>
    </EditSection>
  )
}

function PlatformRow({ platform, onBlock }: { platform: AgentPlatform; onBlock: () => void }) {
  const t = useMessages('admin-agents')
  const language = useLanguage()
  const { host, profile_url, version, first_seen, last_seen, carts, checkouts, orders, revenue, is_blocked } = platform
  const print = (value: number) => formatNumber(language, value)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-2 font-bold">
          <span className="break-all">{host}</span>{' '}
          {is_blocked && <span className="text-tiny font-medium text-pomegranate">{t('platforms.isBlocked')}</span>}
        </p>
        <p className="text-tiny break-all text-smoke">{profile_url}</p>
        <p className="figures text-tiny text-smoke">
          {t('platforms.seen', { first: formatDateTime(language, first_seen), last: formatDateTime(language, last_seen), version })}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        <Figure label={t('platforms.carts')} value={print(carts)} />
        <Figure label={t('platforms.checkouts')} value={print(checkouts)} />
        <Figure label={t('platforms.orders')} value={print(orders)} to={orders > 0 ? adminPages.orders({ agent: host }) : undefined} />
        <Figure label={t('platforms.revenue')} value={formatMoney(revenue)} />
      </dl>
      <Button
        tone="quiet"
        size="dense"
        aria-label={t(is_blocked ? 'platforms.unblockNamed' : 'platforms.blockNamed', { host })}
        onClick={onBlock}
      >
        {t(is_blocked ? 'platforms.unblock' : 'platforms.block')}
      </Button>
    </li>
  )
}

function Figure({ label, value, to }: { label: string; value: string; to?: string | undefined }) {
  return (
    <div>
      <dt className="text-tiny text-smoke">{label}</dt>
      <dd className="figures font-bold whitespace-nowrap">
        {to === undefined ? (
          value
        ) : (
          <Link to={to} className="text-link inline-flex min-h-6 min-w-6 items-center">
            {value}
          </Link>
        )}
      </dd>
    </div>
  )
}
