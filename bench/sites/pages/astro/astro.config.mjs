import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  outDir: './build',
  cacheDir: './build-cache',
  devToolbar: { enabled: false },
  integrations: [react()],
})
