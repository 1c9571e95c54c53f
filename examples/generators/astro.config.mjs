// The lines for the assistant are under `head`. The rest is the smallest site of Starlight.
import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'

export default defineConfig({
  integrations: [
    starlight({
      title: 'Lamps',
      head: [
        {
          tag: 'script',
          attrs: { src: 'https://assistant.acme.example/widget.js', async: true },
        },
      ],
    }),
  ],
})
