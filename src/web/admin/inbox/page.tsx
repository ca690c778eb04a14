import { accountIdOf } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { AdminHeading } from '../admin-heading.tsx'
import { ListFooter } from '../kit/list/list-footer.tsx'
import { ListSearch } from '../kit/list/list-search.tsx'
import { ListViews } from '../kit/list/list-views.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/page'
import { inboxList, inboxTabs, wantedOf } from './inbox-list.ts'
import { MessageList } from './message-list.tsx'
import { PersonPart } from './person-part.tsx'
import { ThreadPart } from './thread-part.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { actor, language } = context.get(visitContext)
  const query = inboxList.read(url.searchParams)
  /** Returns undefined for a record that no longer exists, so the message is shown without it. */
  const orNothing = <Answer,>(asked: Promise<Answer>) =>
    asked.catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined
      throw error
    })
  const colleagues = (role: 'staff' | 'admin') => api.people.members({ role, limit: 100, sort: 'full_name', order: 'asc' })
  const [found, open, kept, staff, admins] = await loadPart(
    Promise.all([
      api.inbox.list({ ...wantedOf(query, accountIdOf(actor) ?? undefined), page: query.page, limit: 25 }),
      query.open === undefined ? undefined : orNothing(api.inbox.get({ id: query.open })),
      query.open === undefined ? undefined : api.savedReplies.list({ sort: 'name', order: 'asc', limit: 100 }),
      colleagues('staff'),
      colleagues('admin'),
    ]),
  )
  const [order, account] = await Promise.all([
    open?.order_number ? orNothing(api.adminOrders.get({ id: open.order_number.trim().toUpperCase() })) : undefined,
    open?.account_id ? orNothing(api.adminMembers.get({ id: open.account_id })) : undefined,
  ])
  const people = [...admins.members, ...staff.members].filter(({ status }) => status === 'active')
  const messages = messagesOf(language, ['admin-inbox', 'admin-edit'])
  const title = createTranslator(language, messages.messages)('admin-inbox:pageTitle')
  const assignable = people.map(({ id, full_name, email }) => ({ id, name: full_name || email }))
  return {
    found,
    open,
    order,
    account,
    people: assignable,
    savedReplies: kept?.kept_answers ?? [],
    query,
    title,
    loadedAt: new Date().toISOString(),
    ...messages,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { found, open, order, account, people, savedReplies, query, loadedAt } = loaderData
  const t = useMessages('admin-inbox')
  const refresh = useRefresh()
  useLivePage('messages')
  const addressOf = (id: string | undefined) => inboxList.address(query, { open: id, page: query.page })

  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminHeading>{t('title')}</AdminHeading>
      <ListViews
        tabs={inboxTabs.map((tab) => ({
          key: tab,
          label: t(`tab.${tab}`),
          to: inboxList.address(query, { tab, open: undefined }),
          isCurrent: query.tab === tab,
          ...(query.tab === tab && { count: found.total }),
        }))}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_17rem]">
        <div className={open ? 'grid min-w-0 grid-cols-1 gap-3 max-lg:hidden' : 'grid min-w-0 grid-cols-1 gap-3'}>
          <ListSearch
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={query.q}
            addressOf={(q) => inboxList.address(query, { q })}
          />
          <MessageList
            messages={found.messages}
            openId={open?.id}
            addressOf={addressOf}
            isSearched={query.q !== undefined}
            now={loadedAt}
          />
        </div>
        {open ? (
          <ThreadPart
            key={open.id}
            message={open}
            people={people}
            savedReplies={savedReplies}
            backTo={addressOf(undefined)}
            now={loadedAt}
            onChange={refresh}
          />
        ) : (
          <p className="rounded-edge border border-wool bg-surface px-4 py-14 text-center text-smoke max-lg:hidden xl:col-span-2">
            {t('choose')}
          </p>
        )}
        {open && <PersonPart message={open} order={order} account={account} now={loadedAt} />}
      </div>
      <ListFooter
        page={query.page}
        limit={found.limit}
        total={found.total}
        addressOf={(page) => inboxList.address(query, { page })}
        loadedAt={loadedAt}
        isLive
        onRetry={() => void refresh()}
      />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
