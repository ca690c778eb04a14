import sharp from 'sharp'

/** A print with fine and coarse, straight and round parts, for tests. */
const star = `<g transform="translate(100 100)"><circle r="86" fill="none" stroke="#F0A05A" stroke-width="9"/>
  ${[0, 45, 90, 135].map((turn) => `<path d="M-58 -12H58V12H-58Z" transform="rotate(${turn})" fill="#FBF7EF"/>`).join('')}
  <circle r="24" fill="#9C1C38"/><circle r="9" fill="#FBF7EF"/></g>`
/** A drawing without any repetition or symmetry. */
const arrow = `<path d="M16 30L150 60L120 84L184 150L150 178L84 118L60 150Z" fill="#136A70"/><circle cx="40" cy="160" r="18" fill="#F0A05A"/>`
const letters = `<g fill="#FBF7EF"><path d="M10 70H22V98H40V70H52V136H40V110H22V136H10Z"/><path d="M62 70H92V82H74V96H90V108H74V124H92V136H62Z"/><path d="M102 70H114V124H134V136H102Z"/><path d="M142 70H186V82H170V136H158V82H142Z"/></g>`

export const drawings = { star, arrow, letters }

export function drawPrint(name: keyof typeof drawings, size = 900): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200">${drawings[name]}</svg>`),
  )
    .png()
    .toBuffer()
}
