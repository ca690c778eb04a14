import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientChunks } from './scripts/client-chunks.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'assets/web',
  resolve: { alias: process.env['PAGES'] === 'shop' ? [{ find: './styles/app.css', replacement: '/src/web/styles/shop.css' }] : [] },
  // Finds all dependencies at start. One found later would reload the open page and lose its running requests.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: clientChunks } },
          // Calls of the contract are strings. Inlining them keeps the table's other calls out of a page's code.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
    // Vite leaves NODE_ENV to run time on a server, where React could then choose its development code.
    ...(command === 'build' && { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } }),
  },
  // Built pages include React's production code, whichever NODE_ENV the shop is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
