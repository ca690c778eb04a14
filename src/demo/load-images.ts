import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'
import type { Files } from '#kit/files/files.ts'
import { storeOriginal, type StoredImage } from '#modules/media/index.ts'

/** By file name without its extension, such as `adras-mug-lapis-front` or `home-hero-desktop`. */
export type DemoImages = ReadonlyMap<string, StoredImage>

const folder = join(projectRoot, 'assets', 'pictures')
const atOnce = 8

/** Stores every drawn image of the demo catalogue as an original. Images not drawn yet are skipped. */
export async function loadDemoImages(files: Files): Promise<DemoImages> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.webp')).sort()
  const images = new Map<string, StoredImage>()
  const waiting = names.values()
  const storeNext = async () => {
    for (const name of waiting) images.set(name.slice(0, -'.webp'.length), await storeOriginal(files, await readFile(join(folder, name))))
  }
  await Promise.all(Array.from({ length: atOnce }, storeNext))
  return images
}
