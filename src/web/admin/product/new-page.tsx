import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { productImage } from '#contract/uploads.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import type { Route } from './+types/new-page'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { loadEditor } from './load.ts'
import { ProductEditor } from './product-editor.tsx'
import { emptyProduct, newProductOf } from './product-values.ts'
import { letImagesWait } from './waiting-images.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadEditor(context.get(apiContext), context.get(visitContext))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function NewProductPage({ loaderData: { choices } }: Route.ComponentProps) {
  const t = useMessages('admin-product')
  const navigate = useNavigate()
  const create = useWrite(adminProducts.create)
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <ProductEditor
      title={t('new')}
      saved={emptyProduct}
      choices={choices}
      send={async (_, values) => {
        const outcome = await create.send(newProductOf(values))
        if ('refusal' in outcome) return { refusal: outcome.refusal }
        if ('answer' in outcome) {
          letImagesWait(outcome.answer.id, files)
          // Waits until the edit has recorded that nothing is unsaved.
          setTimeout(() => void navigate(adminPages.product(outcome.answer.id), { replace: true }))
        }
        return {}
      }}
      images={
        <EditSection title={t('images.title')} hint={t('images.later')}>
          {files.length > 0 && (
            <ul className="text-small">
              {files.map((file, index) => (
                <li key={index}>{file.name}</li>
              ))}
            </ul>
          )}
          <FileDrop
            label={t('images.drop')}
            hint={t('images.dropHint', { most: mostImageMb })}
            accept={productImage.kinds.join(',')}
            multiple
            onFiles={(added) => setFiles([...files, ...added])}
          />
        </EditSection>
      }
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
