import { defineConfig } from 'astro/config'

export default defineConfig({
  outDir: process.env.OUT_DIR,
  cacheDir: process.env.CACHE_DIR,
  devToolbar: { enabled: false },
})
