/** Tesseract's own C++ interface, compiled. It comes without types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type TessBaseAPI = {
    Init(path: null, languages: string, engine: number, config: null): number
    SetVariable(name: string, value: string): boolean
    /** Reads `/input`. Returns 1 on failure. */
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(page: number): string
    End(): void
  }
  type Core = { FS: { writeFile(path: string, data: Uint8Array): void }; TessBaseAPI: new () => TessBaseAPI }
  const openCore: (options: { print: () => void; printErr: () => void }) => Promise<Core>
  export default openCore
}
