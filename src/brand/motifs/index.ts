import type { MotifKey } from './motif-keys.ts'
import { bactrianCamel, goldenEagle, manul, saiga, snowLeopard, tamgalyIbex, tulpar } from './beasts.ts'
import { darkInks, type Inks, lightInks } from './inks.ts'
import { adras, koshkarMuiz, samarkandStar, shanyrak, suzani } from './patterns.ts'
import { aportApple, apricotBranch, dombra, iliTulip, pomegranate, sunHead, tianShan, yurt } from './steppe.ts'
import { baikonur, baursak, shai, tehTarik } from './table.ts'

const drawings: Record<MotifKey, (inks: Inks) => string> = {
  'koshkar-muiz': koshkarMuiz,
  'snow-leopard': snowLeopard,
  yurt,
  shanyrak,
  'ili-tulip': iliTulip,
  'tian-shan': tianShan,
  'tamgaly-ibex': tamgalyIbex,
  'sun-head': sunHead,
  adras,
  'aport-apple': aportApple,
  'golden-eagle': goldenEagle,
  pomegranate,
  'samarkand-star': samarkandStar,
  shai,
  dombra,
  'bactrian-camel': bactrianCamel,
  manul,
  saiga,
  baikonur,
  suzani,
  'apricot-branch': apricotBranch,
  tulpar,
  baursak,
  'teh-tarik': tehTarik,
}

/** Returns the motif as SVG elements in a square of 200 units, for use inside another drawing. */
export function drawMotif(key: MotifKey, inks: Inks): string {
  return drawings[key](inks)
}

export function motifDocument(key: MotifKey, ground: 'light' | 'dark' = 'light'): string {
  const inks = ground === 'light' ? lightInks : darkInks
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${drawMotif(key, inks)}</svg>`
}
