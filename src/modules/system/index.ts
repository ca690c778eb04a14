export { readShopFigures, type ShopFigure } from './shop-figures.ts'
export { build, readVersion } from './release.ts'
