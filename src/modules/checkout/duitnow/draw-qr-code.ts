/** As an SVG, black on white with the quiet zone that scanners need, whatever the page's colours are. */
export async function drawQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4, color: { dark: '#000000', light: '#FFFFFF' } })
}

/** Large enough to be shown on a telephone and printed, with the quiet zone that scanners need. */
export async function drawQrCodePng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { toBuffer } = await import('qrcode')
  return new Uint8Array(await toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 720 }))
}
