import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { filesFolder, openDisk } from '#kit/files/files.ts'
import { momentsToKeep } from './keep-rule.ts'
import { signBackup } from './signature.ts'

export type StoredBackup = { name: string; madeAt: Date }

export type BackupStore = {
  /** Newest first, without those whose name says that they were made later than now. */
  list(): Promise<StoredBackup[]>
  /** Under its own name once it is whole, with its signature beside it. Answers the name. */
  put(file: string, madeAt: Date, secret: string): Promise<string>
  fetch(name: string, file: string): Promise<void>
  /** Undefined where a backup has none: it was made by an earlier version, or by somebody else. */
  fetchSignature(name: string): Promise<string | undefined>
  /** Deletes what `momentsToKeep` does not keep, some at a time, and answers how many these were. */
  thin(): Promise<number>
}

/** A clock may be a little off. */
const mostAheadMs = 3_600_000
/** A fault of the clock or of the rule shall not empty the store in one night. */
const mostDeletedAtOnce = 12

const shape = /^tulpar-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.age$/

/** Where backups lie: a folder (`file:`, relative to `dataDir`) or a bucket (`s3:`), written as STORAGE_URL is. Other files there are left alone. */
export async function openBackupStore(url: string, dataDir: string, now = () => new Date()): Promise<BackupStore> {
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
    const latest = now().getTime() + mostAheadMs
    return found.filter(({ madeAt }) => madeAt.getTime() <= latest).toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  }

  return {
    list,
    async put(file, madeAt, secret) {
      const name = nameOf(madeAt)
      await disk.put(signatureOf(name), await signBackup(file, name, secret))
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
    async fetchSignature(name) {
      return (await disk.exists(signatureOf(name))) ? await disk.get(signatureOf(name)) : undefined
    },
    async thin() {
      const stored = await list()
      const keep = momentsToKeep(stored.map(({ madeAt }) => madeAt))
      const old = stored.filter(({ madeAt }) => !keep.has(madeAt)).slice(-mostDeletedAtOnce)
      for (const { name } of old) {
        await disk.delete(name)
        await disk.delete(signatureOf(name))
      }
      return old.length
    },
  }
}

function nameOf(madeAt: Date): string {
  return `tulpar-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`
}

const signatureOf = (name: string) => `${name}.signature`

function madeAtOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = shape.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
}
