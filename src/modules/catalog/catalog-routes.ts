import { implement } from '@orpc/server'
import { catalogContract } from '#contract/catalog.ts'
import { withoutOutputCheck } from '#kit/http/without-output-check.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { getProduct } from './products/get-product.ts'
import { listCategories } from './categories/list-categories.ts'
import { listProducts } from './listing/list-products.ts'
import { writeList } from './listing/write-list.ts'
import { getStory, listStories } from './stories/list-stories.ts'
import { namedImages } from './named-images.ts'
import { searchCatalog } from './search/search-catalog.ts'
import { listMemberOffers } from './products/list-member-offers.ts'
import { showHome } from './products/show-home.ts'

const os = implement(catalogContract).$context<RequestContext>()

export const catalogRoutes = os.router({
  listCategories: os.listCategories.handler(({ input, context }) => listCategories(speaking(context.ctx, input.lang), input)),
  listProducts: withoutOutputCheck(
    os.listProducts.handler(async ({ input, context }) => writeList(await listProducts(speaking(context.ctx, input.lang), input))),
  ),
  getProduct: os.getProduct.handler(({ input, context }) => getProduct(speaking(context.ctx, input.lang), input)),
  search: os.search.handler(({ input, context }) => searchCatalog(speaking(context.ctx, input.lang), input)),
  showHome: os.showHome.handler(({ input, context }) => showHome(speaking(context.ctx, input.lang))),
  listMemberOffers: os.listMemberOffers.handler(({ input, context }) => listMemberOffers(speaking(context.ctx, input.lang))),
  listImages: os.listImages.handler(({ context }) => namedImages(context.ctx)),
  listStories: os.listStories.handler(({ input, context }) => listStories(speaking(context.ctx, input.lang))),
  getStory: os.getStory.handler(({ input, context }) => getStory(speaking(context.ctx, input.lang), input)),
})
