import * as calls from '#contract/calls/studio.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { goodsKinds } from '#contract/rules/studio-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { EnginePart } from './engine-part.tsx'
import { StepFoot } from './step-foot.tsx'
import type { Studio } from './use-studio.ts'

export function ProductStep({ studio }: { studio: Studio }) {
  const t = useMessages('admin-studio')
  const changing = useWrite(calls.change)
  const { session, take, go } = studio
  const { id, product, kind } = session
  const change = (body: { variation_id?: string | null; kind?: typeof kind }) =>
    changing.act({ params: { id }, body }, { failed: t('failed.product'), next: take })

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <figure className="rounded-edge border border-wool bg-surface p-3">
          {product.picture ? (
            <img
              src={product.picture.url}
              width={product.picture.width}
              height={product.picture.height}
              alt={t('originalAlt', { name: product.name })}
              className="h-auto max-h-110 w-full rounded-edge bg-felt object-contain"
            />
          ) : (
            <Notice tone="error" title={t('noPicture.title')}>
              {t('noPicture.text')}
            </Notice>
          )}
          <figcaption className="mt-2 text-tiny text-smoke">{t('originalHint')}</figcaption>
        </figure>
        <div className="grid grid-cols-1 gap-5">
          <EditSection title={t('product.title')}>
            <p className="text-body font-medium wrap-anywhere">
              <Link to={adminPages.product(product.id)} className="text-link">
                {product.name}
              </Link>
            </p>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                label={t('product.variation')}
                hint={t('product.variationHint')}
                size="dense"
                value={product.variation_id ?? ''}
                disabled={product.variations.length === 0}
                onChange={({ target }) => void change({ variation_id: target.value || null })}
              >
                <option value="">{t('product.allVariations')}</option>
                {product.variations.map((variation) => (
                  <option key={variation.id} value={variation.id}>
                    {variation.name}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('product.kind')}
                hint={t('product.kindHint')}
                size="dense"
                value={kind}
                onChange={({ target }) => {
                  const chosen = goodsKinds.find((one) => one === target.value)
                  if (chosen) void change({ kind: chosen })
                }}
              >
                {goodsKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`kind.${one}`)}
                  </option>
                ))}
              </SelectField>
            </div>
            <p>
              <ButtonLink tone="quiet" size="dense" to={adminPages.newStudioSession()} className="max-md:min-h-11">
                {t('product.another')}
              </ButtonLink>
            </p>
          </EditSection>
          <EnginePart studio={studio} />
        </div>
      </div>
      <StepFoot next="shots" missing={product.picture ? undefined : t('noPicture.title')} onNext={() => go('shots')} />
    </>
  )
}
