import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { DomainError } from '#kit/http/domain-error.ts'
import type { TemporaryFolder } from './temporary-folder.ts'

export type ReceivedForm = { form: FormData; remove: () => Promise<void> }

/** A call takes one file. A second is parsed so the schema can refuse it; a third is skipped. */
const limits = { files: 2, fields: 20, fieldSize: 10_000, headerPairs: 20, headerSize: 4000 }

/** Files are on disk until `remove`. Throws malformed (400) and errors of reading, after removing all files. */
export async function receiveForm(contentType: string, pieces: AsyncIterable<Buffer>, folder: TemporaryFolder): Promise<ReceivedForm> {
  const parser = openParser(contentType)
  const form = new FormData()
  const paths: string[] = []
  const writing: Promise<void>[] = []
  const over = new AbortController()
  const failed = Promise.withResolvers<never>()
  // Prevents an unhandled rejection. Code that awaits the promise still gets the error.
  failed.promise.catch(() => undefined)

  async function store(name: string, source: Readable, fileName: string): Promise<void> {
    const path = folder.newPath()
    paths.push(path)
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: over.signal })
    const content = await openAsBlob(path)
    // A page's form sends a part without a file name when no file was chosen.
    if (content.size > 0 || fileName !== '') form.append(name, new File([content], fileName))
  }
  async function remove(): Promise<void> {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }

  parser.on('error', (error) => failed.reject(malformed(error)))
  parser.on('field', (name, value) => form.append(name, value))
  parser.on('file', (name, source, fileName) => {
    const written = store(name, source, fileName)
    written.catch(failed.reject)
    writing.push(written)
  })
  try {
    const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
    for await (const piece of pieces) await Promise.race([written(parser, piece), failed.promise])
    parser.end()
    await Promise.race([finished, failed.promise])
    await Promise.all(writing)
    return { form, remove }
  } catch (error) {
    over.abort()
    await Promise.allSettled(writing)
    await remove()
    throw error
  }
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (error) {
    throw malformed(error)
  }
}

/** Resolves once the parser, and the file it writes to, can take more. */
function written(parser: BusboyInstance, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => parser.write(piece, (error) => (error ? reject(malformed(error)) : resolve())))
}

function malformed(cause: unknown): DomainError {
  const error = new DomainError('malformed', 400)
  error.cause = cause
  return error
}
