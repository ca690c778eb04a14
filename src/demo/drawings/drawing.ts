export type Drawing = { file: string; draw: () => Promise<Buffer | string> }
