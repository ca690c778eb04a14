import * as calls from '#contract/calls/studio.gen.ts'
import { mostOtherProducts } from '#contract/rules/studio-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ProductSearchField } from '../kit/fields/product-search-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { catalogueThumbnail } from './smaller.ts'
import type { Studio } from './use-studio.ts'

/** Other products shown with the session's product in its group shots. */
export function OthersPart({ studio: { session, take } }: { studio: Studio }) {
  const t = useMessages('admin-studio')
  const changing = useWrite(calls.change)
  const { id, others, product, engine } = session
  const ids = others.map((one) => one.id)
  const change = (next: string[]) =>
    void changing.act({ params: { id }, body: { others: next } }, { failed: t('failed.shots'), next: take })
  return (
    <section aria-labelledby="studio-others" className="grid grid-cols-1 gap-3 rounded-edge border border-wool bg-surface p-3">
      <div>
        <h3 id="studio-others" className="font-bold">
          {t('others.title')}
        </h3>
        <p className="max-w-prose text-small text-smoke">
          {t('others.hint', { most: mostOtherProducts })} {engine !== 'compositor' && t('others.service')}
        </p>
      </div>
      {others.length === 0 ? (
        <p className="text-small text-smoke">{t('others.alone')}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3">
          {others.map((other) => (
            <li key={other.id} className="flex min-h-14 items-center gap-3 rounded-edge border border-wool p-2">
              {other.picture && (
                <img
                  src={catalogueThumbnail(other.picture.url)}
                  alt=""
                  loading="lazy"
                  width={40}
                  height={40}
                  className="size-10 shrink-0 rounded-edge bg-felt object-cover"
                />
              )}
              <span className="min-w-0 flex-1 break-words">{other.name}</span>
              <button
                type="button"
                aria-label={t('others.remove', { name: other.name })}
                onClick={() => change(ids.filter((one) => one !== other.id))}
                className="press flex size-9 shrink-0 items-center justify-center rounded-edge text-smoke hover:bg-office hover:text-ink max-md:size-11"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length < mostOtherProducts ? (
        <ProductSearchField
          words={{
            search: t('others.find'),
            placeholder: t('others.placeholder'),
            add: (name) => t('others.add', { name }),
            none: t('others.none'),
            allChosen: t('others.allChosen'),
            failed: t('others.failed'),
          }}
          chosen={[product.id, ...ids]}
          onAdd={(one) => change([...ids, one.id])}
        >
          {(one) => (
            <>
              <Thumbnail imageKey={one.images[0]?.image_key} alt="" size={32} className="shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block break-words">{one.name}</span>
                <span className="block break-words text-tiny text-smoke">{one.sku}</span>
              </span>
            </>
          )}
        </ProductSearchField>
      ) : (
        <p className="text-small text-smoke">{t('others.full')}</p>
      )}
    </section>
  )
}
