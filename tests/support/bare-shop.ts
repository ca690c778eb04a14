// Starts the production server from its sources, with empty pages, for tests that need a whole process.
import { serve } from '#server/serve.ts'
import { failStart } from '#kit/config/fail-start.ts'

const page = () =>
  Promise.resolve({ response: new Response(null, { headers: { 'content-type': 'text/html' } }), html: Buffer.from('<p>a page</p>') })

serve(() => Promise.resolve({ render: page })).catch(failStart)
