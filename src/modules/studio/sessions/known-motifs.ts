import { drawMotif } from '#brand/motifs/index.ts'
import { darkInks, lightInks } from '#brand/motifs/inks.ts'
import { type NamedMotif, namedMotifs } from '#contract/rules/studio-rules.ts'
import type { KnownMotif } from '#kit/compositor/index.ts'

export const knownMotifs: readonly KnownMotif[] = namedMotifs.flatMap((name) =>
  [lightInks, darkInks].map((inks) => ({
    name,
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${drawMotif(name, inks)}</svg>`,
  })),
)

const names: Record<NamedMotif, string> = {
  'koshkar-muiz': 'four ram’s horns',
  'snow-leopard': 'snow leopard’s face',
  yurt: 'yurt with its lattice',
  shanyrak: 'shanyrak, the crown of a yurt',
  'ili-tulip': 'wild tulip',
  'tian-shan': 'Tian Shan mountains over waves',
  'tamgaly-ibex': 'ibex like a rock drawing',
  'sun-head': 'sun-headed dancer like a rock drawing',
  adras: 'adras ikat lozenge',
  'aport-apple': 'apple with a horn ornament as its core',
  'golden-eagle': 'golden eagle with spread wings',
  pomegranate: 'open pomegranate',
  'samarkand-star': 'Samarkand tile star',
  shai: 'bowl of tea',
  dombra: 'dombra, a lute with two strings',
  'bactrian-camel': 'Bactrian camel with a rug',
  manul: 'grumpy manul cat',
  saiga: 'saiga antelope’s face',
  baikonur: 'rocket',
  suzani: 'suzani sun flower',
  'apricot-branch': 'apricot branch',
  tulpar: 'winged horse',
  baursak: 'bowl of smiling baursaks',
  'teh-tarik': 'tea bowl and a glass of teh tarik',
}

/** Describes a motif in English for readers who do not know the brand; undefined for other motifs. */
export function describeMotif(motif: string): string | undefined {
  const key = namedMotifs.find((one) => one === motif)
  return key && names[key]
}
