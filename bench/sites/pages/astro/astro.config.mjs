import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  outDir: './build',
  devToolbar: { enabled: false },
  integrations: [react()],
})
