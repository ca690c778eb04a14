/** A file under `assets/` and how to make it. */
export type Drawing = { file: string; draw: () => Promise<Buffer | string> }
