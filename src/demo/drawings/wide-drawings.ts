import sharp, { type Sharp } from 'sharp'

import { demoStories } from '../catalogue.ts'
import { categorySlugs } from '../demo-product.ts'
import { addGrain, type Canvas, develop, finish } from '#kit/compositor/canvas/studio.ts'
import type { Drawing } from './drawing.ts'
import { letters } from './lettering.ts'
import { brand } from '#brand/palette.ts'
import { drawTownMap } from './maps/town-map.ts'
import { townMaps } from './maps/town-maps.ts'
import { categoryImages } from './wide/categories.ts'
import { drawCarpet, drawPanel } from './wide/felt-images.ts'
import { drawHero } from './wide/hero.ts'

export function wideDrawings(): Drawing[] {
  return [
    { file: 'pictures/home-hero-desktop.webp', draw: async () => webp(await plain(drawHero('desktop'))) },
    { file: 'pictures/home-hero-phone.webp', draw: async () => webp(await plain(drawHero('phone'))) },
    ...categorySlugs.map((slug) => ({
      file: `pictures/category-${slug}.webp`,
      draw: async () => webp(await finish(await categoryImages[slug]())),
    })),
    { file: 'pictures/story-carpet.webp', draw: async () => webp(await finish(await drawCarpet()), feltQuality) },
    ...demoStories.map(({ slug, motif }, place) => ({
      file: `pictures/story-${slug}.webp`,
      draw: async () => webp(await finish(await (slug === 'felt-carpet' ? drawCarpet() : drawPanel(motif, place))), feltQuality),
    })),
    ...Object.entries(townMaps).map(([town, map]) => ({ file: `pictures/map-${town}.webp`, draw: () => drawTownMap(map) })),
    { file: 'pictures/share-default.jpg', draw: drawShare },
  ]
}

/** The still lifes already contain the lattice. */
async function plain(canvas: Promise<Canvas>): Promise<Sharp> {
  const drawn = await canvas
  addGrain(drawn, 2.6)
  return develop(drawn)
}

/** The fibres of felt hide the losses of a lower quality. */
const feltQuality = 72

function webp(image: Sharp, quality = 86): Promise<Buffer> {
  return image.webp({ quality, effort: 5 }).toBuffer()
}

/** 1200 × 630: the still life with the shop's name on its wall. */
async function drawShare(): Promise<Buffer> {
  const hero = await (await plain(drawHero('desktop'))).png().toBuffer()
  const texts = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${letters('tulpar', 64, 250, 132, brand.milk, 'start')}${letters('longRoad', 66, 326, 40, brand.milk, 'start')}</svg>`
  return sharp(await sharp(hero).resize(1300, 630, { fit: 'cover' }).extract({ left: 60, top: 0, width: 1200, height: 630 }).toBuffer())
    .composite([{ input: Buffer.from(texts) }])
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}
