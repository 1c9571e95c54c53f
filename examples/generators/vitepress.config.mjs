// The line for the assistant is under `head`. The rest is the smallest site of VitePress.
export default {
  title: 'Lamps',
  head: [['script', { src: 'https://assistant.acme.example/widget.js', async: '' }]],
}
