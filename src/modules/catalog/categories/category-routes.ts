import { implement } from '@orpc/server'
import { categoriesContract } from '#contract/categories.ts'
import { categoryImage } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { withEnglish } from '#modules/english-texts.ts'
import type { RequestContext } from '#modules/context.ts'
import { admitCategoryImage, setCategoryImage } from './category-image.ts'
import { changeCategory, createCategory, deleteCategory, reorderCategories } from './change-categories.ts'

const os = implement(categoriesContract).$context<RequestContext>()

export const categoryRoutes = os.router({
  create: os.create.handler(({ input, context }) => createCategory(context.ctx, withEnglish(input))),
  change: os.change.handler(({ input, context }) => changeCategory(context.ctx, input.params.id, withEnglish(input.body))),
  remove: os.remove.handler(({ input, context }) => deleteCategory(context.ctx, input.id)),
  reorder: os.reorder.handler(({ input, context }) => reorderCategories(context.ctx, input)),
  setImage: os.setImage
    .use(takesUpload<RequestContext>(categoryImage, admitCategoryImage))
    .handler(({ input, context }) => setCategoryImage(context.ctx, input.params.id, input.body)),
})
