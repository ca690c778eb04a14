import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { turboStream } from './browser-libraries.ts'
import { leaveOut } from './leave-out.ts'
import { asModule } from './react-as-module.ts'

type Decoder = { decode: (answer: ReadableStream<Uint8Array>) => Promise<{ value: unknown; done: Promise<unknown> }> }

it('leaves out the cases of kinds that never occur, but not what others fall into', () => {
  const code = 'switch(a.tag){case 1:case 30:one();break;case 31:two();break;case 4:four();return;case 30:never()}'
  expect(leaveOut(code, { kinds: [30, 31] })).toBe('switch(a.tag){case 1:one();break;case 4:four();return;}')
})

it('knows what comparisons with such a kind say', () => {
  expect(leaveOut('if(30===a.tag||30!==b.tag||30===c.nodeType)d()', { kinds: [30] })).toBe('if(false||true||30===c.nodeType)d()')
})

it('gives functions another body, and drops statements', () => {
  const code = 'function F(){}F.prototype.a=function(){one()};async function g(a){two(a)}'
  expect(leaveOut(code, { statements: ['F.prototype.'], bodies: { g: 'return 1' } })).toBe('function F(){}async function g(a){return 1}')
})

it('replaces what is known where it is read, not where it is written or named', () => {
  const code = 'let [known]=a;known=1;f({known},known,b.known);const known2=known'
  expect(leaveOut(code, { known: { known: 'undefined' } })).toBe(
    'let [known]=a;known=1;f({known},undefined,b.undefined);const known2=undefined',
  )
})

it('knows what a call says too', () => {
  expect(leaveOut('if(is(a))b();is(c)', { known: { 'is(a)': 'false' } })).toBe('if(false)b();is(c)')
})

it('refuses to build when something is not there any more', () => {
  expect(() => leaveOut('a()', { bodies: { gone: '' }, kinds: [30] })).toThrow('30, gone')
})

it('makes a module of what is published for require', () => {
  const code =
    '"use strict";\nvar A = require("a"),\n  B = require("b-c");\nexports.x = void 0;\nif (A) exports.x = function () { return B.d };\nexports.y = exports.x();\n'
  expect(asModule(code).split('\n').filter(Boolean)).toEqual([
    "import * as A from 'a';",
    "import * as B from 'b-c';",
    '"use strict";',
    'let $x = void 0;',
    'if (A) $x = function () { return B.d };',
    'let $y = $x();',
    'export { $x as x, $y as y }',
    'export default { x: $x, y: $y }',
  ])
  expect(() => asModule('module.exports = require("a")')).toThrow('another form')
})

it('says nothing of an answer that is given up half read', async () => {
  const rejected: unknown[] = []
  const note = (reason: unknown) => void rejected.push(reason)
  process.on('unhandledRejection', note)
  const router = createRequire(import.meta.url).resolve('react-router/package.json')
  const file = new URL('dist/production/vendor/turbo-stream-v2/turbo-stream.js', pathToFileURL(router))
  const code = leaveOut(readFileSync(file, 'utf8'), turboStream).replaceAll(
    /(?<=(?:from|import) ")\.[^"]+/g,
    (path) => new URL(path, file).href,
  )
  const { decode } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Decoder
  let giveUp: (reason: Error) => void = () => undefined
  const answer = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('["half an answer"]\n'))
      giveUp = (reason) => controller.error(reason)
    },
  })
  const { value, done } = await decode(answer)
  expect(value).toBe('half an answer')
  giveUp(new Error('a newer load'))
  await expect(done).resolves.toBeUndefined()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(rejected).toEqual([])
})

it('is asked for nothing that was left out', () => {
  const leftOut =
    /\b(?:ViewTransition|unstable_SuspenseList|SuspenseList|useActionState|useFormState|useFetchers?|viewTransition|instrumentations|preinit(?:Module)?|preloadModule|preconnect|prefetchDNS|useFormStatus|requestFormReset|unstable_useCacheRefresh|react-compiler-runtime|PrefetchPageLinks|HydrateFallback|findDOMNode)\b|<Activity\b|React\.Activity,|<(?:React\.)?Fragment[^>]*\sref=|ReactDOM\.preload|navigate=\{false\}|\bformAction=\{|<form[^>]*\saction=\{(?!pages\.)|<[a-z]+-[a-z]|\bprefetch=|precedence=|<script[^>]*\sasync(?!=")/
  const files = [
    ...globSync('src/web/**/*.{ts,tsx}'),
    ...globSync('node_modules/{@base-ui/react,@base-ui/utils,@floating-ui/*}/**/*.{js,mjs}'),
    ...globSync('node_modules/{@tanstack/react-query/build/modern,react-easy-crop}/*.{js,mjs}'),
  ]
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  expect(files.filter((file) => leftOut.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([])
  expect(files.length).toBeGreaterThan(1000)
})
