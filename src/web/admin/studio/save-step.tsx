import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import { SavedCard } from './saved-card.tsx'
import { useImageNames } from './use-shot-name.ts'
import type { Saving } from './use-saving.ts'
import type { Studio } from './use-studio.ts'

export function SaveStep({ studio: { session }, saving }: { studio: Studio; saving: Saving }) {
  const t = useMessages('admin-studio')
  const names = useImageNames(session)
  const { product, images } = session
  const { drafted, draft, change } = saving
  const savedCount = images.filter(({ saved }) => saved !== null).length
  const origin = drafted.some(({ image }) => image.engine !== 'compositor') ? 'mixed' : 'composed'
  if (drafted.length === 0) return <p className="text-smoke">{t('save.none')}</p>
  return (
    <>
      {savedCount > 0 && (
        <Notice tone="success" title={t('save.onPage', { count: savedCount })}>
          <span className="mt-2 flex flex-wrap gap-2">
            <ButtonLink tone="quiet" size="dense" to={adminPages.productPreview(product.id)} target="_blank" className="max-md:min-h-11">
              {t('save.toShop')}
            </ButtonLink>
            <ButtonLink tone="quiet" size="dense" to={adminPages.product(product.id)} className="max-md:min-h-11">
              {t('save.toEditor')}
            </ButtonLink>
          </span>
        </Notice>
      )}
      <div>
        <h2 className="text-label font-bold">{t('save.title')}</h2>
        <p className="max-w-prose text-small text-smoke">
          {t('save.hint')} {t(`save.origin.${origin}`)}
        </p>
      </div>
      <SortableList
        label={t('save.title')}
        items={drafted}
        idOf={({ image }) => image.id}
        nameOf={({ image }) => names.get(image.id) ?? ''}
        onReorder={(ids) => change({ order: ids })}
        className="grid grid-cols-1 gap-3"
        itemClassName="rounded-edge border border-wool bg-surface p-2 sm:p-3 max-sm:flex-col max-sm:items-stretch"
        handleClassName="max-sm:self-start"
      >
        {(one) => (
          <SavedCard
            drafted={one}
            name={names.get(one.image.id) ?? ''}
            variations={product.variations}
            onFeatured={() => change({ featured: one.image.id })}
            onVariation={(variationId) => change({ variations: { ...draft.variations, [one.image.id]: variationId } })}
            onAlts={(alts) => change({ alts: { ...draft.alts, [one.image.id]: alts } })}
            onLeft={(isLeft) => change({ left: isLeft ? [...draft.left, one.image.id] : draft.left.filter((id) => id !== one.image.id) })}
          />
        )}
      </SortableList>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-wool bg-office py-3 max-md:bottom-16 max-md:-mx-4 max-md:px-4"
      >
        {saving.refused ? (
          <Notice tone="error" announced title={t('failed.save')} className="flex-1 max-sm:basis-full">
            {saving.refused}
          </Notice>
        ) : (
          <p className="min-w-0 flex-1 text-small text-smoke max-sm:basis-full">{t('save.consequence', { name: product.name })}</p>
        )}
        <SaveButton saving={saving} isWide />
      </div>
    </>
  )
}

/** Also used at the head of the page. */
export function SaveButton({ saving, isWide = false }: { saving: Saving; isWide?: boolean }) {
  const t = useMessages('admin-studio')
  return (
    <Button
      size="dense"
      loading={saving.isBusy}
      disabled={saving.count === 0}
      onClick={() => void saving.save()}
      className={isWide ? 'max-md:min-h-12 max-sm:w-full' : 'max-md:hidden'}
    >
      {t('save.button', { count: saving.count })}
      <span className="max-sm:hidden">
        <Kbd onCloth={saving.count > 0}>Ctrl S</Kbd>
      </span>
    </Button>
  )
}
