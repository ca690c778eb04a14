import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FSDriverOptions } from 'flydrive/drivers/fs/types'
import type { WriteOptions } from 'flydrive/types'
import { beforeDeadline, outsideTryMs } from '../clock/deadline.ts'

export type Files = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is no such file. */
  find(key: string): Promise<Uint8Array | undefined>
  stream(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** Throws when nothing can be written. */
  checkWritable(): Promise<void>
}

/** Files in a folder (`file:` under DATA_DIR) or in a bucket (`s3://key:secret@host/bucket?region=…`). Keys are ours, never a visitor's. */
export async function createFiles(storageUrl: string, dataDir: string): Promise<Files> {
  const location = filesFolder(storageUrl, dataDir)
  if (location === undefined) return inTime(filesOn(new Disk(await bucket(new URL(storageUrl)))))
  return filesOn(new Disk(new WholeFiles({ location, visibility: 'private' })))
}

function filesOn(disk: Disk): Files {
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
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

/** A bucket may keep silent, and visitors wait for most of what is asked of it. */
function inTime(files: Files): Files {
  return {
    put: (...file) => beforeDeadline(() => files.put(...file)),
    find: (key) => beforeDeadline(() => files.find(key)),
    stream: (key) => beforeDeadline(() => files.stream(key)),
    remove: (key) => beforeDeadline(() => files.remove(key)),
    checkWritable: () => beforeDeadline(() => files.checkWritable()),
  }
}

/** Where the files lie; undefined where they are in a bucket. */
export function filesFolder(storageUrl: string, dataDir: string): string | undefined {
  if (storageUrl.startsWith('s3:')) return undefined
  const path = storageUrl.replace(/^file:/, '')
  return fileURLToPath(new URL(path || 'files', `file://${encodeURI(dataDir)}/`))
}

/** A reader, or a crash in the middle of writing, must never find half a file under its name. */
class WholeFiles extends FSDriver {
  readonly #folder: string

  constructor(config: FSDriverOptions) {
    super(config)
    this.#folder = config.location instanceof URL ? fileURLToPath(config.location) : config.location
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const draft = `${key}.${randomBytes(6).toString('hex')}.draft`
    await super.put(draft, contents, options)
    await rename(join(this.#folder, draft), join(this.#folder, key))
  }
}

/** The client of the object store is large; a shop on a folder never loads it. */
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
