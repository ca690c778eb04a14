import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { filesFolder, openDisk } from '#kit/files/files.ts'
import { momentsToKeep } from './keep-rule.ts'

export type StoredBackup = { name: string; madeAt: Date }

export type BackupStore = {
  /** Newest first. */
  list(): Promise<StoredBackup[]>
  /** Under its own name once it is whole. Answers the name. */
  put(file: string, madeAt: Date): Promise<string>
  fetch(name: string, file: string): Promise<void>
  /** Deletes what `momentsToKeep` does not keep, and answers how many these were. */
  thin(): Promise<number>
}

const shape = /^tulpar-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.age$/

/** Where backups lie: a folder (`file:`, relative to `dataDir`) or a bucket (`s3:`), written as STORAGE_URL is. Other files there are left alone. */
export async function openBackupStore(url: string, dataDir: string): Promise<BackupStore> {
  const disk = await openDisk(url, dataDir)

  async function list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = []
    let paginationToken: string | undefined
    do {
      const page = await disk.listAll('/', { recursive: false, ...(paginationToken === undefined ? {} : { paginationToken }) })
      for (const entry of page.objects) {
        const madeAt = madeAtOf(entry.name)
        if (entry.isFile && madeAt) found.push({ name: entry.name, madeAt })
      }
      paginationToken = page.paginationToken
    } while (paginationToken !== undefined)
    return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  }

  return {
    list,
    async put(file, madeAt) {
      const name = nameOf(madeAt)
      const { size } = await stat(file)
      // A bucket shows a file only when it is whole.
      const first = filesFolder(url, dataDir) === undefined ? name : `${name}.draft`
      await disk.putStream(first, createReadStream(file), { contentLength: size })
      if (first !== name) await disk.move(first, name)
      return name
    },
    async fetch(name, file) {
      await pipeline(await disk.getStream(name), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
    },
    async thin() {
      const stored = await list()
      const keep = momentsToKeep(stored.map(({ madeAt }) => madeAt))
      const old = stored.filter(({ madeAt }) => !keep.has(madeAt))
      for (const { name } of old) await disk.delete(name)
      return old.length
    },
  }
}

function nameOf(madeAt: Date): string {
  return `tulpar-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`
}

function madeAtOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = shape.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
}
