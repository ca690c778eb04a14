/** As an SVG, black on white with the quiet zone that scanners need, whatever the page's colours are. */
export async function drawQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4, color: { dark: '#000000', light: '#FFFFFF' } })
}
