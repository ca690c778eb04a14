import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FSDriverOptions } from 'flydrive/drivers/fs/types'
import type { WriteOptions } from 'flydrive/types'
import { beforeDeadline, outsideTryMs } from '../clock/deadline.ts'
import { Unavailable } from '../http/domain-error.ts'
import { ensurePrivateFolder } from './private-folder.ts'

export type Files = {
  /** Throws Unavailable when nothing can be written, as on a full disk. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  find(key: string): Promise<Uint8Array | undefined>
  stream(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** Throws when nothing can be written. */
  checkWritable(): Promise<void>
}

/** A folder (`file:` under DATA_DIR) or bucket (`s3://key:secret@host/bucket?region=…`). The shop chooses keys, never a visitor. */
export async function createFiles(storageUrl: string, dataDir: string): Promise<Files> {
  const folder = filesFolder(storageUrl, dataDir)
  if (folder !== undefined) await ensurePrivateFolder(folder)
  const files = filesOn(await openDisk(storageUrl, dataDir))
  return folder === undefined ? inTime(files) : files
}

export async function openDisk(storageUrl: string, dataDir: string): Promise<Disk> {
  const location = filesFolder(storageUrl, dataDir)
  return new Disk(location === undefined ? await bucket(new URL(storageUrl)) : new WholeFiles({ location, visibility: 'private' }))
}

function filesOn(disk: Disk): Files {
  return {
    put: (key, bytes, contentType) =>
      disk.put(key, bytes, { contentType }).catch((error: unknown) => {
        throw new Unavailable(causeOf(error), 'storage')
      }),
    async find(key) {
      return (await disk.exists(key)) ? await disk.getBytes(key) : undefined
    },
    stream: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    async checkWritable() {
      const key = 'health/writable'
      await disk.put(key, 'ok')
    },
  }
}

/** Adds a deadline: a bucket may never answer, and most reads have a visitor waiting. */
function inTime(files: Files): Files {
  return {
    put: (...file) => beforeDeadline(() => files.put(...file)),
    find: (key) => beforeDeadline(() => files.find(key)),
    stream: (key) => beforeDeadline(() => files.stream(key)),
    remove: (key) => beforeDeadline(() => files.remove(key)),
    checkWritable: () => beforeDeadline(() => files.checkWritable()),
  }
}

/** The storage library wraps the system's error. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}

/** Returns the folder of the files; undefined for a bucket. */
export function filesFolder(storageUrl: string, dataDir: string): string | undefined {
  if (storageUrl.startsWith('s3:')) return undefined
  const path = storageUrl.replace(/^file:/, '')
  return fileURLToPath(new URL(path || 'files', `file://${encodeURI(dataDir)}/`))
}

/** Writes a draft, syncs and renames it. A reader never finds half a file, even after a power cut. */
class WholeFiles extends FSDriver {
  readonly #folder: string

  constructor(config: FSDriverOptions) {
    super(config)
    this.#folder = config.location instanceof URL ? fileURLToPath(config.location) : config.location
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const name = `${key}.${randomBytes(6).toString('hex')}.draft`
    const [draft, place] = [join(this.#folder, name), join(this.#folder, key)]
    try {
      await super.put(name, contents, options)
      await sync(draft)
      await rename(draft, place)
      await sync(dirname(place))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The client of the object store is large, so a shop on a folder never loads it. */
async function bucket(url: URL) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: `${url.searchParams.get('insecure') ? 'http' : 'https'}://${url.host}`,
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
    requestHandler: { connectionTimeout: outsideTryMs, socketTimeout: outsideTryMs },
    maxAttempts: 2,
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  })
}
