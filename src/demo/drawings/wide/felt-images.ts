import type { MotifKey } from '#brand/motifs/motif-keys.ts'
import { layFelt } from '#kit/compositor/canvas/felt.ts'
import type { Frame } from '#kit/compositor/canvas/layer.ts'
import type { Canvas } from '#kit/compositor/canvas/studio.ts'
import { drawMotif } from '#brand/motifs/index.ts'
import { darkInks, type Inks, lightInks } from '#brand/motifs/inks.ts'
import { brand, cloth } from '#brand/palette.ts'

const frame: Frame = { width: 1200, height: 900, view: { x: 0, y: 0, width: 1200 } }

/** Draws a felt carpet: a checkerboard in which figure and ground swap colours, stitched along the seams. */
export function drawCarpet(): Promise<Canvas> {
  const side = 214
  const milk = '#EBE0CB'
  const onMilk: [Inks, string][] = [
    [{ ...lightInks, main: cloth.pomegranate, accent: brand.lapis, red: brand.lapis }, milk],
    [{ ...lightInks, main: brand.lapis }, milk],
  ]
  const onRed: Inks = { ...darkInks, main: milk, pale: milk, glow: brand.apricot, red: brand.lapis }
  let squares = ''
  let seams = ''
  for (let row = -1; row < 5; row++) {
    for (let column = -1; column < 6; column++) {
      const isRed = (row + column) % 2 === 0
      const [inks, ground] = isRed ? [onRed, cloth.pomegranate] : (onMilk[(row + 8) % 2] ?? [lightInks, milk])
      const x = column * side + 58
      const y = row * side + 22
      squares += `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ground}"/><g transform="translate(${x + 16} ${y + 16}) scale(${(side - 32) / 200})">${drawMotif('koshkar-muiz', inks)}</g>`
      seams += `M${x} ${y}H${x + side}M${x} ${y}V${y + side}`
    }
  }
  const turned = (drawing: string) => `<g transform="rotate(-3 600 450) translate(-30 -22) scale(1.05)">${drawing}</g>`
  const stitches = `<path d="${seams}" fill="none" stroke="${brand.apricot}" stroke-width="5" stroke-dasharray="11 9" stroke-linecap="round"/>`
  return layFelt(`<rect width="1200" height="900" fill="${milk}"/>${turned(squares)}`, turned(stitches), frame)
}

type Panel = { ground: string; inks: Inks; edge: string; thread: string }

const milkInks = { ...lightInks, pale: '#F7F0E2' }
const panels: readonly Panel[] = [
  { ground: '#E8DCC6', inks: milkInks, edge: cloth.lapis, thread: brand.apricot },
  { ground: '#C9D3E6', inks: milkInks, edge: cloth.pomegranate, thread: '#F3EBDB' },
  { ground: cloth.pomegranate, inks: { ...darkInks, accent: brand.apricot, glow: '#F8CF9C' }, edge: cloth.night, thread: brand.apricot },
  { ground: '#E2A469', inks: { ...milkInks, glow: '#FBE3BE' }, edge: cloth.lapis, thread: '#F3EBDB' },
  { ground: cloth.lapis, inks: { ...darkInks, accent: brand.apricot }, edge: cloth.pomegranate, thread: '#F3EBDB' },
  { ground: '#C4D2C6', inks: milkInks, edge: cloth.night, thread: brand.apricot },
]

/** Draws one felt motif sewn to a bordered panel. `place` chooses the colours. */
export function drawPanel(motif: MotifKey, place: number): Promise<Canvas> {
  const panel = panels[place % panels.length] ?? { ground: brand.felt, inks: lightInks, edge: brand.lapis, thread: brand.milk }
  const elements = `<rect width="1200" height="900" fill="${panel.edge}"/><rect x="44" y="44" width="1112" height="812" rx="10" fill="${panel.ground}"/>
    <g transform="translate(270 120) scale(3.3)">${drawMotif(motif, panel.inks)}</g>`
  const stitches = `<rect x="64" y="64" width="1072" height="772" rx="6" fill="none" stroke="${panel.thread}" stroke-width="5" stroke-dasharray="14 11" stroke-linecap="round"/>`
  return layFelt(elements, stitches, frame)
}
