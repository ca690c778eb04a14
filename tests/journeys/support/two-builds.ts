import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Simulates a new build: every page names another manifest, and files of the first build alone are gone. */
export async function serveTwoBuilds(shopUrl: string) {
  const state = { isNew: false }
  let manifest: string | undefined
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const accept = request.headers.accept ?? '*/*'
    const asked = manifest ? path.replace(newName(manifest), manifest) : path
    if (state.isNew && manifest && (path.includes(manifest) || path.includes('/assets/cart-drawer-')))
      return void response.writeHead(404).end()
    const given = await fetch(new URL(asked, shopUrl), { headers: { accept }, redirect: 'manual' })
    const type = given.headers.get('content-type') ?? ''
    const headers: Record<string, string> = { 'content-type': type, 'cache-control': 'no-cache' }
    const build = given.headers.get('x-build')
    const isText = /text|javascript|json|x-script/.test(type)
    const bytes = Buffer.from(await given.arrayBuffer())
    const text = isText ? bytes.toString() : ''
    manifest ??= /manifest-\w+\.js/.exec(text)?.[0]
    const renamed = (words: string) => (state.isNew && manifest ? words.replaceAll(manifest, newName(manifest)) : words)
    response.writeHead(given.status, build === null ? headers : { ...headers, 'x-build': renamed(build) })
    response.end(isText ? renamed(text) : bytes)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return {
    origin: `http://localhost:${address.port}`,
    useNewBuild: () => (state.isNew = true),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function newName(manifest: string): string {
  return manifest.replace('manifest-', 'manifest-new')
}
