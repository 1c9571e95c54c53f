import { paths } from '../parts/site.js'

export default { ssr: false, prerender: paths, buildDirectory: 'build' }
