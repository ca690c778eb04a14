import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientChunks } from './scripts/client-chunks.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'assets/web',
  resolve: { alias: process.env['PAGES'] === 'shop' ? [{ find: './styles/app.css', replacement: '/src/web/styles/shop.css' }] : [] },
  // Found all at once: one found later makes the open page load everything again, and lose what was asked meanwhile.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: clientChunks } },
          // A call of the contract is a text: where it stands in place, a page carries no other calls of its table.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
    // Vite leaves this to run time on a server, where React would then choose its development code.
    ...(command === 'build' && { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } }),
  },
  // Built pages bring React's production code, whatever NODE_ENV the shop is started with.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
