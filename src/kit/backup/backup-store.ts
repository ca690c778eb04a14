import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { filesFolder, openDisk } from '#kit/files/files.ts'
import { momentsToKeep } from './keep-rule.ts'
import { signBackup } from './signature.ts'

export type StoredBackup = { name: string; madeAt: Date }

export type BackupStore = {
  /** Newest first, without backups whose name has a future time. */
  list(): Promise<StoredBackup[]>
  /** Stores the file under its name once it is complete, together with its signature. Returns the name. */
  put(file: string, madeAt: Date, secret: string): Promise<string>
  fetch(name: string, file: string): Promise<void>
  /** Undefined for an unsigned backup, made by an earlier version or by somebody else. */
  fetchSignature(name: string): Promise<string | undefined>
  /** Deletes backups that `momentsToKeep` drops, a few at a time. Returns how many. */
  thin(): Promise<number>
}

/** Tolerates a clock that is a little off. */
const mostAheadMs = 3_600_000
/** A wrong clock or a faulty rule must not empty the store in one night. */
const mostDeletedAtOnce = 12

const shape = /^tulpar-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.age$/

/** Opens a folder (`file:`, relative to `dataDir`) or a bucket (`s3:`), in the format of STORAGE_URL. Leaves other files alone. */
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
      // A bucket shows a file only when it is complete; a folder needs a draft name.
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
