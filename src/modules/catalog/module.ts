import { defineModule, doJob } from '#modules/module.ts'
import { adminProductRoutes } from './admin/admin-product-routes.ts'
import { stockRoutes } from './admin/stock-routes.ts'
import { categoryRoutes } from './categories/category-routes.ts'
import { forgetImports } from './exchange/import-products.ts'
import { productFileRoutes } from './exchange/product-file-routes.ts'
import { catalogHttp } from './catalog-http.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { sizeGuideRoutes } from './size-guides/size-guide-routes.ts'
import { storyRoutes } from './stories/story-routes.ts'
import { productImageRoutes } from './images/product-image-routes.ts'
import { catalogEffects, catalogTags } from './catalog-changes.ts'
import { previewRoutes } from './previews/preview-routes.ts'
import { type PreviewKey, previewKeyOf } from './previews/preview-tokens.ts'
import { findProducts } from './admin/find-products.ts'
import { countLowStock, countOutOfStock } from './admin/stock-figures.ts'
import { warmImages, warmImagesJob } from './warm-images.ts'

export const catalog = defineModule({
  name: 'catalog',
  needs: ['audit', 'inventory', 'media', 'promises'],
  tables: [
    'products',
    'product_translations',
    'product_missing_texts',
    'product_missing_texts_found',
    'product_variations',
    'variation_translations',
    'product_images',
    'product_categories',
    'product_stories',
    'product_listings',
    'product_listing_counts',
    'product_search',
    'search_words',
    'categories',
    'earlier_slugs',
    'category_translations',
    'featured_categories',
    'stories',
    'story_translations',
    'size_guides',
    'named_pictures',
    'product_imports',
  ],
  reads: ['orders', 'order_items', 'product_types', 'product_ratings'],
  open: ({ config }): PreviewKey => previewKeyOf(config.authSecret),
  nightly: [forgetImports],
  tags: catalogTags,
  live: catalogEffects,
  routes: (_services, key) => ({
    catalog: catalogRoutes,
    categories: categoryRoutes,
    adminProducts: adminProductRoutes,
    productImages: productImageRoutes,
    stories: storyRoutes,
    sizeGuides: sizeGuideRoutes,
    stock: stockRoutes,
    productFiles: productFileRoutes,
    productPreviews: previewRoutes(key),
  }),
  http: catalogHttp,
  pendingCounts: { low_stock: countLowStock, out_of_stock: countOutOfStock },
  searches: { products: findProducts },
  cached: [
    { path: /^\/api\/categories$/, query: ['active', 'lang'] },
    {
      path: /^\/api\/products$/,
      query: ['category', 'q', 'price', 'colors', 'availability', 'sizes', 'sort', 'order', 'page', 'limit', 'status', 'lang'],
    },
    { path: /^\/api\/products\/[a-z0-9-]{1,100}$/, query: ['country', 'lang'] },
    { path: /^\/api\/search$/, query: ['q', 'lang'] },
    { path: /^\/api\/(home|stories|pictures|member-offers)$/, query: ['lang'] },
    { path: /^\/api\/stories\/[a-z0-9-]{1,100}$/, query: ['lang'] },
    { path: /^\/data\/featured\.json$/, query: ['lang'] },
  ],
  jobs: ({ systemCtx }) => [
    doJob(warmImagesJob, async () => {
      await warmImages(systemCtx())
    }),
  ],
})
