import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, describe, expect, it } from 'vitest'
import { createFiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tulpar files '))
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [{ name: 'slips', configs: [] }],
})
const { port } = await store.run()
const host = `127.0.0.1:${port}`
const bucketUrl = `s3://S3RVER:S3RVER@${host}/slips?region=eu-west-1&insecure=1`
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

describe.each([
  ['a folder', await createFiles('file:', folder)],
  ['a bucket', await createFiles(bucketUrl, folder)],
])('%s', (_name, files) => {
  const bytes = new Uint8Array(Buffer.from('Чек № 7\0\u{1F40E}'))

  it('returns the stored bytes, whole and as a stream', async () => {
    await files.put('proofs/a/1.pdf', bytes, 'application/pdf')
    expect(Buffer.from((await files.find('proofs/a/1.pdf')) ?? [])).toEqual(Buffer.from(bytes))
    expect(await buffer(await files.stream('proofs/a/1.pdf'))).toEqual(Buffer.from(bytes))
  })

  it('keeps a large file whole, and the last of two under one name', async () => {
    const large = new Uint8Array(5_000_000).fill(7)
    await files.put('pictures/large', bytes, 'image/webp')
    await files.put('pictures/large', large, 'image/webp')
    expect((await files.find('pictures/large'))?.byteLength).toBe(5_000_000)
  })

  it('finds no file that never was or was removed, and removes it twice without an error', async () => {
    await files.put('proofs/a/2.pdf', bytes, 'application/pdf')
    await files.remove('proofs/a/2.pdf')
    await files.remove('proofs/a/2.pdf')
    expect(await files.find('proofs/a/2.pdf')).toBeUndefined()
    expect(await files.find('never')).toBeUndefined()
    await expect(files.stream('never').then((file) => buffer(file))).rejects.toThrow()
  })

  it('reports whether it is writable', async () => {
    await expect(files.checkWritable()).resolves.toBeUndefined()
  })
})

it('restricts a folder to its owner, also one that was open to all', async () => {
  const shared = join(folder, 'shared')
  mkdirSync(join(shared, 'files'), { recursive: true, mode: 0o755 })
  await createFiles('file:', shared)
  expect(statSync(join(shared, 'files')).mode & 0o777).toBe(0o700)
})

describe('a bucket', () => {
  it('is requested with a signature, and makes nothing public', async () => {
    const asked = await listenInstead()
    const files = await createFiles(`s3://key:s%2Fcret@${asked.host}/slips?region=ap-southeast-1&insecure=1`, folder)
    await files.put('proofs/b/1.pdf', new Uint8Array([1]), 'application/pdf')
    const [request] = asked.requests
    expect(request?.url).toMatch(/^\/slips\/proofs\/b\/1\.pdf/)
    expect(request?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-southeast-1\/s3\//)
    expect(request?.headers).not.toHaveProperty('x-amz-acl')
    expect(request?.headers['content-type']).toBe('application/pdf')
  })

  it('that can’t be written reports it', async () => {
    const files = await createFiles(`s3://S3RVER:S3RVER@${host}/missing?insecure=1`, folder)
    await expect(files.checkWritable()).rejects.toThrow()
    const stranger = await createFiles(`s3://nobody:secret@${host}/slips?insecure=1`, folder)
    await expect(stranger.put('a', new Uint8Array([1]), 'image/png')).rejects.toThrow()
  })
})

it('gives up a silent bucket within twelve seconds', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const files = await createFiles(`s3://key:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/slips?insecure=1`, folder)
  const startedAt = performance.now()
  const answers = await Promise.allSettled([
    files.put('a', new Uint8Array([1]), 'image/png'),
    files.find('a'),
    files.stream('a'),
    files.remove('a'),
    files.checkWritable(),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'))
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  silent.closeAllConnections()
  silent.close()
})

it('reports that it is unavailable where it can’t write', async () => {
  const files = await createFiles('file:', folder)
  await files.put('taken', new Uint8Array([1]), 'image/png')
  await expect(files.put('taken/below-a-file', new Uint8Array([1]), 'image/png')).rejects.toMatchObject({
    status: 503,
    what: 'storage',
    cause: { code: expect.stringMatching(/^E/) },
  })
})

it('leaves no drafts beside the files of a folder', async () => {
  expect(readdirSync(join(folder, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.draft'))).toEqual([])
})

/** A server that accepts every request and records it. */
async function listenInstead() {
  const requests: { url: string | undefined; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers })
    request.resume().on('end', () => response.writeHead(200, { etag: '"1"' }).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { host: `127.0.0.1:${address.port}`, requests }
}
