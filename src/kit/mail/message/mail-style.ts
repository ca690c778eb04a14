import type { CSSProperties } from 'react'

const light = {
  page: '#EFE8DC',
  sheet: '#FDFCFA',
  felt: '#EFE8DC',
  wool: '#DED5C6',
  ink: '#171A26',
  smoke: '#5B5D68',
  lapis: '#20398C',
  onLapis: '#FDFCFA',
  pomegranate: '#9C1C38',
  apricot: '#F0A05A',
}
const dark = {
  page: '#0E1428',
  sheet: '#131A33',
  felt: '#1D2646',
  wool: '#2E3960',
  ink: '#F3EEE4',
  smoke: '#A9AFC6',
  lapis: '#9DB2F2',
  onLapis: '#131A33',
  pomegranate: '#F08A98',
  apricot: '#F0A05A',
}

export const color = light

export const font = {
  text: "Onest, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  display: "Piazzolla, Georgia, 'Times New Roman', serif",
}

export const titleStyle = {
  margin: '0 0 16px',
  fontFamily: font.display,
  fontSize: 32,
  lineHeight: '1.1',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  color: color.ink,
}

export const textStyle: CSSProperties = { fontFamily: font.text, fontSize: 16, lineHeight: '25px', color: color.ink }
export const smallStyle: CSSProperties = { fontFamily: font.text, fontSize: 14, lineHeight: '20px', color: color.smoke }
export const figures: CSSProperties = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }
export const linkStyle: CSSProperties = {
  fontFamily: font.text,
  fontSize: 16,
  lineHeight: '32px',
  color: color.lapis,
  textDecoration: 'underline',
}

/** Mail programs without style sheets use the light colours set on the elements. These classes define the dark ones. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .sheet-cell { padding-left: 20px !important; padding-right: 20px !important } .title { font-size: 26px !important }
.step-label { font-size: 12px !important }
.card-cell { padding-left: 12px !important; padding-right: 12px !important } .card { width: 50% !important } }
@media (prefers-color-scheme: dark) {
.page, .page > table > tbody > tr > td { background: ${dark.page} !important }
.sheet { background: ${dark.sheet} !important }
.felt { background: ${dark.felt} !important }
.ink { color: ${dark.ink} !important }
.smoke { color: ${dark.smoke} !important }
.lapis { color: ${dark.lapis} !important }
.pomegranate { color: ${dark.pomegranate} !important }
.button, .band, .step-done { background: ${dark.lapis} !important; color: ${dark.onLapis} !important }
.step-ahead { background: ${dark.wool} !important }
.hairline { border-color: ${dark.wool} !important }
.coupon { border-color: ${dark.smoke} !important }
}`
