// The lines for the assistant are under `scripts`. The rest is the smallest site of Docusaurus.
module.exports = {
  title: 'Lamps',
  url: 'https://docs.acme.example',
  baseUrl: '/',
  scripts: [{ src: 'https://assistant.acme.example/widget.js', async: true }],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
}
