import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** What mails are drawn with. Outside the bundle React would be its slow development code, and each part would bring all the others. */
const drawing = /^(?:react|react-dom|@react-email\/.+)$/

/**
 * One file starts faster than a thousand; packages, some with native parts, stay outside. A bundle without the demo refuses to start
 * where the demo is on (`src/server/load-demo.ts`).
 */
export const serverBundle = ({ withDemo }) => ({
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  external: Object.keys(dependencies).filter((name) => !drawing.test(name)),
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.BUILT_WITHOUT_DEMO': withDemo ? '"no"' : '"yes"' },
  // What was written for `require` asks it for Node's own modules.
  banner: { js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);` },
  sourcemap: true,
  logLevel: 'warning',
})
