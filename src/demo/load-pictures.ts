import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'
import type { Files } from '#kit/files/files.ts'
import { keepOriginal, type Picture } from '#modules/catalog/index.ts'

/** By file name without its extension, e.g. `adras-mug-lapis-front` or `home-hero-desktop`. */
export type DemoPictures = ReadonlyMap<string, Picture>

const folder = join(projectRoot, 'assets', 'pictures')
const atOnce = 8

/** Keeps every drawn picture of the demo catalogue as an original; pictures that are not drawn yet are simply not there. */
export async function loadDemoPictures(files: Files): Promise<DemoPictures> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.webp')).sort()
  const pictures = new Map<string, Picture>()
  const waiting = names.values()
  const keepNext = async () => {
    for (const name of waiting) pictures.set(name.slice(0, -'.webp'.length), await keepOriginal(files, await readFile(join(folder, name))))
  }
  await Promise.all(Array.from({ length: atOnce }, keepNext))
  return pictures
}
