import { statfs } from 'node:fs/promises'
import type { Config } from '#kit/config/config.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { createFiles, filesFolder } from '#kit/files/files.ts'
import { newId } from '#kit/ids.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const leastFreeGb = 2

/** Checks the free disk space, and whether a file can be written, read back and removed where images and proofs are stored. */
export async function checkFiles({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<Finding[]> {
  return [await checkDisk(dataDir), await checkStorage(storageUrl, dataDir)]
}

async function checkDisk(dataDir: string): Promise<Finding> {
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return bad('disk', `${dataDir} can't be read`, 'Make the folder of DATA_DIR, owned by whoever runs the shop')
  const freeGb = (disk.bavail * disk.bsize) / 1024 ** 3
  const found = `${freeGb.toFixed(1)} GB are free at DATA_DIR`
  return freeGb < leastFreeGb
    ? doubtful('disk', found, `Keep ${leastFreeGb} GB free: uploads wait there, and a full disk refuses orders`)
    : good('disk', found)
}

async function checkStorage(storageUrl: string, dataDir: string): Promise<Finding> {
  const where = filesFolder(storageUrl, dataDir) === undefined ? 'the bucket' : 'the folder'
  const key = `health/doctor-${newId()}`
  const bytes = new TextEncoder().encode(key)
  try {
    const files = await createFiles(storageUrl, dataDir)
    await files.put(key, bytes, 'text/plain')
    const found = await files.find(key)
    await files.remove(key)
    const isSame = found !== undefined && Buffer.from(found).equals(bytes)
    return isSame
      ? good('files', `${where} can be written, read and cleared`)
      : bad('files', `${where} gives back something else`, 'Check STORAGE_URL')
  } catch (error) {
    return bad('files', `${where}: ${reasonOf(error)}`, 'Check STORAGE_URL, that the bucket exists, and the rights of its key')
  }
}
