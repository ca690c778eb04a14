/** Returns an SVG in black on white, regardless of the page's colours, with the quiet zone that scanners need. */
export async function drawQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4, color: { dark: '#000000', light: '#FFFFFF' } })
}

/** Draws it large enough for phone screens and print, with the quiet zone that scanners need. */
export async function drawQrCodePng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { toBuffer } = await import('qrcode')
  return new Uint8Array(await toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 720 }))
}
