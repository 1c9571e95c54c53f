import { createServer } from 'vite'
import { createPlaygroundConfig } from './bundle.ts'

const PORT = 3100

/** Serves the playground from its sources, until the process is ended, and prints its address. */
export async function startPlayground(): Promise<void> {
  const vite = await createServer({
    ...createPlaygroundConfig(),
    server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? PORT) },
    // A dependency that Vite finds late makes every frame reload.
    optimizeDeps: {
      entries: ['index.html', 'frame.html'],
      include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'marked'],
    },
  })
  await vite.listen()
  const [address = ''] = vite.resolvedUrls?.local ?? []
  console.log(`The playground is at ${address}`)
}
