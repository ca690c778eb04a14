import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { waitForPaint } from './handoff.ts'

const head =
  '<title>a</title><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/page-1.js"/><link rel="modulepreload" href="/assets/shop-1.js"/>'
const script = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry-1.js");</script>`

it('leaves scripts out of the head, to be requested later', () => {
  const page = waitForPaint(head, script)
  expect(page.head).toBe('<title>a</title>')
  expect(page.scripts.match(/modulepreload/g)).toHaveLength(4)
  expect(page.scripts).toContain('<script type="text/plain" id="start">import "/assets/manifest-1.js";')
})

it('requests them once part of the page is painted, not at its bare background', async () => {
  const appended: object[] = []
  let painted: ((paints: { getEntriesByName: (name: string) => string[] }) => void) | undefined
  const text = /id="start">.*<\/script><script>(.*)<\/script>/s.exec(waitForPaint(head, script).scripts)?.[1] ?? ''
  runInNewContext(text, {
    document: {
      getElementById: () => ({ content: { querySelectorAll: () => [] } }),
      createElement: () => ({}),
      head: { append: (part: object) => appended.push(part) },
    },
    addEventListener: () => undefined,
    PerformanceObserver: class {
      constructor(tell: typeof painted) {
        painted = tell
      }
      observe(): void {}
    },
  })
  const paint = (kind: string) => painted?.({ getEntriesByName: (name) => (name === kind ? [name] : []) })
  paint('first-paint')
  expect(appended).toHaveLength(0)
  paint('first-contentful-paint')
  expect(appended).toHaveLength(2)
})
