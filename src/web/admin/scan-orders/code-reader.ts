/** Looks for a QR code in what a camera shows now. */
export type CodeReader = (frame: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own where it has one; elsewhere a decoder is fetched, here only. */
export async function createCodeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? fetchedReader()
}

type Detector = { detect: (frame: CanvasImageSource) => Promise<readonly { rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** Some browsers have the class and read nothing with it, so they are asked what they read. */
async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return undefined
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (frame) => (await detector.detect(frame).catch(() => []))[0]?.rawValue
}

/** Wide enough for a code on a telephone held at arm's length, and quick on an old one. */
const widestFrame = 960

async function fetchedReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  return (frame) => {
    const scale = Math.min(1, widestFrame / frame.videoWidth)
    canvas.width = Math.round(frame.videoWidth * scale)
    canvas.height = Math.round(frame.videoHeight * scale)
    drawing?.drawImage(frame, 0, 0, canvas.width, canvas.height)
    const pixels = drawing?.getImageData(0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(pixels && decodeQR(pixels))
    } catch {
      // It throws where there is no code, as in most frames.
      return Promise.resolve(undefined)
    }
  }
}
