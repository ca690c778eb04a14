import { implement } from '@orpc/server'
import { mostFileMb, productFilesContract } from '#contract/product-files.ts'
import { productFile } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { exportProducts } from './export-products.ts'
import { importProducts, readImport } from './import-products.ts'

const os = implement(productFilesContract).$context<RequestContext>()

export const productFileRoutes = os.router({
  file: os.file.handler(({ input, context }) => exportProducts(speaking(context.ctx, input.lang), input)),
  import: os.import
    .use(takesUpload<RequestContext>(productFile, () => Promise.resolve({ mostMb: mostFileMb })))
    .handler(async ({ input: { query, body }, context }) => {
      const isDryRun = query.dry_run === 'true'
      const report = await importProducts(context.ctx, { file: body.file, isDryRun })
      return isDryRun ? { status: 200 as const, body: report } : { status: 201 as const, body: report }
    }),
  getImport: os.getImport.handler(({ input, context }) => readImport(context.ctx, input.id)),
})
