export type Random = () => number

/** Returns the same numbers for the same seed (mulberry32), so that a failure can be repeated. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'M-SEARCH',
]
const versions = ['1.0', '0.9', '2.0', '1.1 x', '']
const paths =
  `/ // /// //a //[ //[::1 //:99999 //@ //% /\\ /\\\\a * http:// http://[ http://a b http://x:y/ https://shop.test/shop http:///shop ? # ?? /? /#
  /shop /shop.data /_.data /_root.data /ru /ru/ /ru// /kk/shop /kk//shop /ru.data /ru/_root.data /product/x /cart /checkout /login /account /account/ /admin /admin/orders
  /admin/events/x/sales /partner /order/x /track-order /search /sitemap.xml /sitemap-1.xml /robots.txt /manifest.webmanifest /favicon.ico /x1.foo
  /images/x/400.webp /images/ /images/.. /share/x.jpg /feeds/google.xml /feeds/meta.csv /feeds/openai.csv /feeds/acp/products.jsonl /feeds/acp/metadata.json /llms.txt /data/featured.json /l/x /r/x /security.txt /.well-known/security.txt
  /assets/x.js /assets/../x /assets/%2e%2e/x /health /ready /metrics /api /api/ /api// /api/products /api/products/x /api/products/count /api/search /api/orders /api/orders/x
  /api/cart /api/visitor /api/profile /api/auth/get-session /api/auth/sign-in/email /api/auth/magic-link/verify /api/checkout/quote /api/contact /api/realtime /api/realtime/staff
  /api/admin/orders /api/admin/products /api/analytics/event /api/analytics/session-start /api/webhooks/stripe /api/webhooks/paypal /api/openapi.json /api/docs`.split(
    /\s+/,
  )
const endings = [
  '',
  '',
  '',
  '',
  '',
  '',
  '/',
  '//',
  '.data',
  '%',
  '%0',
  '%00',
  '%0a',
  '%0d%0a',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%2f',
  '%2e%2e',
  '%5c',
  '%e2%80%a8',
  ';a=1',
  '\\',
  '[',
  ']',
  '|',
  '^',
  '"',
  '<',
  '\xff',
  '\xe2\x80\xa8',
  '..',
  '.',
  ':',
  '@',
  '~',
]
const brokenEndings = ['\t', '\x0b', ' ', '\x7f', '\x00']
const queries = [
  '',
  '',
  '',
  '?',
  '??',
  '?&&&',
  '?q=%00',
  '?q=%ff',
  '?q=%',
  '?q[]=1&q[a]=2',
  '?__proto__[x]=1',
  '?lang=ru',
  '?lang=',
  '?lang=xx&lang=kk',
  '?page=1e400',
  '?page=-1&page=2',
  '?tables=',
  '?tables=products,%00',
  '?_routes=',
  '?_routes=root',
  '?_routes=%00',
  '?=',
  '?q=' + 'a'.repeat(600),
  '?' + 'a=1&'.repeat(500),
  '?q=\xff',
  '?token=x',
  '?to=//x',
  '?sort=%f0%9f%a7%b6',
  '#x',
]
const hosts = [
  'localhost',
  'shop.test',
  '',
  'a b',
  '[',
  '[::1]',
  '[::',
  'a:b',
  'a:99999',
  '@',
  '%',
  '//',
  'x'.repeat(300),
  '\xff',
  'a\tb',
  'a/b',
  'a?b',
  'a#b',
  '127.0.0.1',
  '1.2.3.4.5',
  'xn--',
  '-',
  '.',
  '_',
  '<>',
  'a,b',
]
const values = [
  '',
  ' ',
  '*',
  '-1',
  '0',
  '1',
  '1e400',
  'null',
  'undefined',
  'true',
  ',',
  ';',
  ';;;',
  '=',
  '%',
  '%00',
  '%ff',
  '\xff\xfe',
  '"',
  "'",
  '\\',
  '[',
  '::',
  '::1',
  '::ffff:1.2.3.4',
  'fe80::1%eth0',
  '1.2.3.4, ::%',
  '1:2:3:4:5:6:7::',
  'http://[',
  'http://a b',
  'a;q=x',
  '*;q=0.1,;q',
  'ru;q=\xff',
  'en-US,kk;q=0.9',
  'bytes=-',
  'bytes=0-0,5-',
  'W/"',
  '"a", W/"b',
  'Bearer',
  'Bearer \xff',
  'Basic ====',
  'Mon, 99 Foo 2099',
  'application/json',
  'application/json; charset=\xff',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="\xff',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/x-script',
  'chunked',
  'gzip, chunked',
  'identity',
  'close',
  'keep-alive',
  'upgrade',
  'websocket',
  'h2c',
  '100-continue',
  'cross-site',
  'same-origin',
  '00-0-0-0',
  'x'.repeat(2000),
  '__proto__',
  'tulpar.session_token=x',
  'lang=ru',
  'lang=%ff',
  '__Host-tulpar.session_token=a.b',
  'a=b; '.repeat(100),
  '\x80',
]
const brokenValues = ['\x00', '\x01', '\x7f', '\r', '\n', '\r\n x']
const names =
  `accept accept-encoding accept-language authorization cookie cookie content-type content-encoding if-none-match if-match if-modified-since idempotency-key origin range referer sec-fetch-site sec-fetch-mode sec-fetch-dest traceparent tracestate user-agent x-forwarded-for
  x-forwarded-proto x-forwarded-host x-real-ip forwarded x-request-id x-http-method-override guest-session-token http2-settings te trailer via content-disposition
  stripe-signature paypal-transmission-id __proto__ constructor x`.split(/\s+/)
/** Headers that the HTTP parser reads itself, and mostly refuses. */
const framing = ['content-length', 'transfer-encoding', 'connection', 'upgrade', 'expect', 'host']
const bodies = [
  '',
  '',
  '{}',
  '[]',
  'null',
  '{',
  '{"a":',
  '"',
  '{"__proto__":{"x":1}}',
  '{"items":[]}',
  '['.repeat(6000),
  '{"a":'.repeat(3000),
  'a=b',
  '%',
  '%ff=%00',
  '--x',
  '\xff\xfe',
  '\x00',
  '0\r\n\r\n',
  '5\r\nfirst\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  '5;x=\xff\r\nfirst\r\n',
]

function noise(random: Random): string {
  const length = Math.floor(random() ** 3 * 60)
  return Array.from({ length }, () => String.fromCharCode(1 + Math.floor(random() * 255))).join('')
}

function target(random: Random): string {
  const path = random() < 0.08 ? noise(random).replaceAll(/[\r\n ]/g, '') : oneOf(random, paths)
  return path + oneOf(random, endings) + (random() < 0.02 ? oneOf(random, brokenEndings) : '') + oneOf(random, queries)
}

/** Returns one request as raw bytes (latin1). Only some of its parts are malformed: if all were, no request would pass the parser. */
export function hostileRequest(random: Random): string {
  const seldom = (share: number) => random() < share
  const version = seldom(0.04) ? oneOf(random, versions) : '1.1'
  const head = [`${seldom(0.02) ? noise(random) : oneOf(random, methods)} ${target(random)} HTTP/${version}`]
  if (!seldom(0.03)) head.push(`Host: ${seldom(0.12) ? oneOf(random, hosts) : 'localhost'}`)
  const count = Math.floor(random() * 5)
  for (let at = 0; at < count; at += 1) {
    const name = seldom(0.02) ? noise(random) : oneOf(random, seldom(0.06) ? framing : names)
    head.push(`${name}: ${seldom(0.03) ? noise(random) : oneOf(random, seldom(0.03) ? brokenValues : values)}`)
  }
  const body = seldom(0.35) ? oneOf(random, bodies) : ''
  if (body !== '') head.push('Content-Type: application/json', `Content-Length: ${seldom(0.1) ? body.length + 1 : body.length}`)
  return `${head.join(seldom(0.01) ? '\n' : '\r\n')}\r\n\r\n${body}`
}
