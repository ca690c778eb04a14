/** Searches the current video frame for a QR code. */
export type CodeReader = (frame: HTMLVideoElement) => Promise<string | undefined>

/** Uses the browser's own reader if there is one, and otherwise loads a decoder. */
export async function createCodeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? fetchedReader()
}

type Detector = { detect: (frame: CanvasImageSource) => Promise<readonly { rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** Asks for the supported formats, because some browsers have the class but read no QR codes. */
async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return undefined
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (frame) => (await detector.detect(frame).catch(() => []))[0]?.rawValue
}

/** In pixels. Enough to read a code on a phone at arm's length, and fast on an old phone. */
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
      // `decodeQR` throws if there is no code, as in most frames.
      return Promise.resolve(undefined)
    }
  }
}
