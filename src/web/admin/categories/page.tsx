import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { isStaffCategory, type StaffCategory } from '#contract/catalog.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostHomeTiles } from '#contract/rules/home-tiles.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { NothingListed } from '../kit/list/nothing-listed.tsx'
import { loadPart } from '../kit/load-part.ts'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/page'
import { HomeTiles } from './home-tiles.tsx'
import { ShelfRow } from './shelf-row.tsx'
import { ShopMenu } from './shop-menu.tsx'
import { onHomePage, useShelves } from './use-shelves.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw new Response(null, { status: 403 })
  const listed = await loadPart(context.get(apiContext).catalog.listCategories({ lang: language }))
  const messages = messagesOf(language, ['admin-categories', 'admin-sortable'])
  const title = createTranslator(language, messages.messages)('admin-categories:pageTitle')
  return { categories: listed.filter(isStaffCategory), title, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('admin-categories')
  const navigate = useNavigate()
  const { shelves, readAgain, reorder, change, remove } = useShelves(loaderData.categories)
  const [doomed, setDoomed] = useState<StaffCategory>()
  const home = onHomePage(shelves)
  useStaffTopic('categories', () => void readAgain())
  useKeys([{ keys: 'c', label: t('create'), group: 'list', act: () => void navigate(adminPages.category('new')) }])

  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminHeading
        below={t('lead')}
        aside={
          <ButtonLink size="dense" to={adminPages.category('new')}>
            {t('create')}
            <span className="max-sm:hidden">
              <Kbd onCloth>c</Kbd>
            </span>
          </ButtonLink>
        }
      >
        {t('title')}
      </AdminHeading>
      {shelves.length === 0 ? (
        <NothingListed
          none={{ title: t('none'), text: t('noneText') }}
          noneFound={t('none')}
          filters={[]}
          clearTo={adminPages.categories()}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <SortableList
              label={t('title')}
              items={shelves}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              onReorder={reorder}
              className="divide-y divide-wool/70 rounded-edge border border-wool bg-surface"
              itemClassName="pl-1"
            >
              {(shelf) => (
                <ShelfRow
                  shelf={shelf}
                  homePlace={home.findIndex(({ id }) => id === shelf.id) + 1}
                  lastOnHome={home.at(-1)?.landing_page_order ?? 0}
                  onChange={change}
                  onDelete={() => setDoomed(shelf)}
                />
              )}
            </SortableList>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <HomeTiles tiles={home.slice(0, mostHomeTiles)} />
            <ShopMenu shelves={shelves.filter(({ is_active }) => is_active)} />
          </div>
        </div>
      )}
      {doomed && (
        <Suspense>
          <AskDialog
            title={t('deleteTitle', { name: doomed.name })}
            text={t('deleteText')}
            confirm={t('delete')}
            onClose={() => setDoomed(undefined)}
            onConfirm={() => {
              setDoomed(undefined)
              void remove(doomed)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
